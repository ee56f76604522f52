import type { Plugin } from 'vite'

const RUNTIME = 'react/jsx-runtime'
const NAMED = '\0named-jsx'

/**
 * Gives React's JSX functions names of their own in the Worker. They come from a CommonJS module, and each of the
 * thousand calls would be written `(0,a.jsx)(…)`, 0.7 kB packed.
 */
export function namedJsx(): Plugin {
  return {
    name: 'named-jsx',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: (source, importer) => (source === RUNTIME && importer !== NAMED ? NAMED : undefined),
    load: (id) =>
      id === NAMED
        ? `import runtime from '${RUNTIME}'; export const { jsx, jsxs, Fragment } = runtime`
        : undefined,
  }
}
