export interface PageForm {
  action: string
  /** Fields with the values that they may send; one is typed where a browser would ask for it. */
  fields: Map<string, string[]>
  buttons: { name: string; value: string; label: string }[]
}

/** What is typed where a form wants something, by the field's type. */
const TYPED: Record<string, string> = { time: '11:00', number: '60', decimal: '48.2', text: 'Tea with Ida' }

/** The forms of a page as a browser without script would send them. */
export async function readForms(html: string): Promise<PageForm[]> {
  const forms: PageForm[] = []
  let select = ''
  const last = () => forms.at(-1)
  const put = (name: string, value: string) => {
    const fields = last()?.fields
    if (name && fields) fields.set(name, [...(fields.get(name) ?? []), value])
  }
  await new HTMLRewriter()
    .on('form', {
      element(form) {
        forms.push({ action: form.getAttribute('action') ?? '', fields: new Map(), buttons: [] })
      },
    })
    .on('form input', {
      element(input) {
        const type = input.getAttribute('inputmode') ?? input.getAttribute('type') ?? 'text'
        put(input.getAttribute('name') ?? '', input.getAttribute('value') || (TYPED[type] ?? ''))
      },
    })
    .on('form select', {
      element(element) {
        select = element.getAttribute('name') ?? ''
      },
    })
    .on('form select option', {
      element(option) {
        put(select, option.getAttribute('value') ?? '')
      },
    })
    .on('form button', {
      element(button) {
        if (button.getAttribute('type') === 'button' || button.hasAttribute('disabled')) return
        const [name = '', value = '', label = ''] = ['name', 'value', 'aria-label'].map(
          (each) => button.getAttribute(each) ?? '',
        )
        last()?.buttons.push({ name, value, label })
      },
      text({ text }) {
        const button = last()?.buttons.at(-1)
        if (button) button.label += text
      },
    })
    .transform(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
    .text()
  return forms
}

/** Everything that pressing a button of the form could send, each choice of a list once. */
export function sendings({ fields, buttons }: PageForm): Record<string, string>[] {
  const first = Object.fromEntries([...fields].map(([name, [value = '']]) => [name, value]))
  const choices = [...fields].flatMap(([name, values]) =>
    values.slice(1).map((value) => ({ ...first, [name]: value })),
  )
  return buttons.flatMap(({ name, value }) => [first, ...choices].map((each) => ({ ...each, [name]: value })))
}
