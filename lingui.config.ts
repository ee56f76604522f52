import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** What the scripts in the browser say. */
const CLIENT = ['src/**/*.island.tsx', 'src/ui/**', 'src/islands/**']

/** What the pages say that are open to everyone: a visitor without an account loads no text of the app. */
const SERVER = [
  'src/ads/**',
  'src/app/**',
  'src/auth/auth-messages.ts',
  'src/auth/dialog/**',
  'src/blog/**',
  'src/contact/contact-messages.ts',
  'src/contact/contact-page.routes.tsx',
  'src/contact/contact.page.tsx',
  'src/http/**',
  'src/layout/**',
  'src/newsletter/newsletter-form.page.tsx',
  'src/newsletter/newsletter-messages.ts',
  'src/site/**',
  'src/trips/submit/choices-text.ts',
  'src/trips/submit/field-messages.ts',
]

const under = (paths: string[]) => paths.map((path) => `<rootDir>/${path}`)

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  // A line number would change the catalogs with every line added above a text.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/locales/{locale}/client', include: under(CLIENT) },
    { path: '<rootDir>/locales/{locale}/server', include: under(SERVER), exclude: under(CLIENT) },
    {
      path: '<rootDir>/locales/{locale}/app',
      include: ['<rootDir>/src'],
      exclude: under([...CLIENT, ...SERVER]),
    },
  ],
})
