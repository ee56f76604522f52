import type { SiteText } from './texts.ts'

/** A text of the writers': about and legal pages. */
export function TextPage({ text }: { text: SiteText }) {
  return (
    <article className="prose">
      <h1>{text.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: text.html }} />
    </article>
  )
}

/** Questions as disclosures: each opens by itself, by keyboard too, and is found by the browser's own search. */
export function FaqPage({ text }: { text: SiteText }) {
  const [, ...questions] = text.html.split('<h2 id="')
  return (
    <article className="prose">
      <h1>{text.title}</h1>
      {questions.map((question) => {
        const [, id = '', title = '', answer = ''] = /^([^"]*)">(.*?)<\/h2>([\s\S]*)$/.exec(question) ?? []
        return (
          <details key={id} className="question">
            <summary>
              <h2>{unescapeHtml(title)}</h2>
            </summary>
            <div id={id} dangerouslySetInnerHTML={{ __html: answer }} />
          </details>
        )
      })}
    </article>
  )
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function unescapeHtml(html: string): string {
  return html.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)
}
