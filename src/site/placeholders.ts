interface Settings {
  operator: Record<string, string>
  brand: { mailFrom: string; esim: { url: string } }
  /** wrangler.jsonc, as text. */
  wrangler: string
}

/** What still has to be filled in before the site may be deployed; a line each. */
export function findPlaceholders({ operator, brand, wrangler }: Settings): string[] {
  const found = Object.entries(operator)
    .filter(([key, value]) => /[[\]]/.test(value) || (value.trim() === '' && key !== 'vatId'))
    .map(([key]) => `src/site/operator.ts: ${key}`)
  if (isExample(brand.mailFrom)) found.push('src/site/brand.ts: mailFrom')
  if (isExample(brand.esim.url)) found.push('src/site/brand.ts: esim')
  const { vars, d1_databases: databases = [], kv_namespaces: namespaces = [] } = parseWrangler(wrangler)
  if (!vars?.APP_URL || isExample(vars.APP_URL)) found.push('wrangler.jsonc: APP_URL')
  for (const { database_id: id } of databases)
    if (isZero(id)) found.push('wrangler.jsonc: d1_databases.database_id')
  for (const { id } of namespaces) if (isZero(id)) found.push('wrangler.jsonc: kv_namespaces.id')
  return found
}

interface Wrangler {
  vars?: { APP_URL?: string }
  d1_databases?: { binding?: string; database_id?: string; migrations_dir?: string }[]
  kv_namespaces?: { id?: string }[]
}

/** JSON with comments; strings are kept as they are, for they hold `//` too. */
export function parseWrangler(text: string): Wrangler {
  return JSON.parse(text.replace(/("(?:\\.|[^"\\])*")|\/\/.*|\/\*[\s\S]*?\*\//g, '$1')) as Wrangler
}

/** RFC 2606 keeps these names for examples. */
function isExample(text: string): boolean {
  return /\.(example|invalid|test|localhost)\b|\bexample\.(com|org|net)\b/.test(text)
}

function isZero(id = ''): boolean {
  return /^[0-]*$/.test(id)
}
