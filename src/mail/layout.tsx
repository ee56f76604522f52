import { TextsIn } from '../i18n/texts-in.tsx'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { i18nFor } from '../i18n/messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { BRAND } from '../site/brand.ts'

const CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; background: #faf6ee; color: #14213d; font: 17px/27px Georgia, serif }
table { border-collapse: collapse }
.card { width: 100%; max-width: 560px; margin: 0 auto; background: #fffdf8; border: 1px solid #857e70 }
.card td { padding: 24px }
h1 { font-size: 25px; line-height: 32px; margin: 0 0 16px }
a { color: #0f6b66 }
.button { display: inline-block; padding: 12px 24px; background: #b3341b; color: #fffdf8; text-decoration: none; font-weight: bold }
.code { font: bold 34px/44px ui-monospace, Menlo, monospace; letter-spacing: 6px }
.small { color: #5b6478; font-size: 14px; line-height: 22px; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  body { background: #0e1626; color: #f2eadb } .card { background: #152036; border-color: #7d8496 }
  a { color: #5cc9bf } .button { background: #ff8a6b; color: #0e1626 } .small { color: #a9b0c0 }
}`

/** An e-mail's HTML: one column, readable without pictures, safe in the dark. */
export function renderEmailHtml(locale: Locale, title: string, body: ReactElement): string {
  return (
    '<!DOCTYPE html>' +
    renderToStaticMarkup(
      <TextsIn i18n={i18nFor(locale)}>
        <EmailLayout locale={locale} title={title}>
          {body}
        </EmailLayout>
      </TextsIn>,
    )
  )
}

function EmailLayout({ locale, title, children }: { locale: Locale; title: string; children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: CSS }} />
      </head>
      <body>
        <table role="presentation" className="card">
          <tbody>
            <tr>
              <td>
                <p className="small">{BRAND.name}</p>
                <h1>{title}</h1>
                {children}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

/** The plain-text part: paragraphs apart by an empty line. */
export function plainText(...paragraphs: (string | undefined)[]): string {
  return [...paragraphs.filter((paragraph) => paragraph !== undefined), `— ${BRAND.name}`].join('\n\n') + '\n'
}
