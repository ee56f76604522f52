// Runs before `npm run dev` and `npm test`, on any Node: says what is missing instead of a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`
Dayfold's scripts need Node 22.18 or newer; this is ${process.versions.node}.

  Linux x64 and arm64: run "npm ci" again without --omit=optional; it brings its own Node 24.
  macOS and others:    install Node 24 (https://nodejs.org, "brew install node@24" or "nvm install 24").
  Windows:             work in WSL 2, where Linux's line above holds.
`)
  process.exit(1)
}
