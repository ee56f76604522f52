import { expect, it } from 'vitest'
import { fillOperator } from './fill-operator.ts'

const HTML =
  '<p>Before</p><h2 id="a">Name</h2><p>{{operator.name}}, {{operator.email}}</p><h2 id="b">VAT</h2><p>{{operator.vatId}}</p><h2>End</h2>'

it('puts the operator in, with a link to write to', () => {
  const html = fillOperator(HTML, { name: 'Kuhn & <Söhne>', email: 'ada@kuhn.travel', vatId: 'DE1' })
  expect(html).toContain(
    '<p>Kuhn &amp; &lt;Söhne&gt;, <a href="mailto:ada@kuhn.travel">ada@kuhn.travel</a></p>',
  )
  expect(html).toContain('<p>DE1</p>')
})

it('leaves out the section about a number there is not', () => {
  const html = fillOperator(HTML, { name: 'Ada', email: 'ada@kuhn.travel', vatId: '' })
  expect(html).not.toContain('VAT')
  expect(html).toContain('<p>Before</p>')
  expect(html).toContain('<h2>End</h2>')
})
