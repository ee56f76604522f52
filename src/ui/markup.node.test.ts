import { expect, it } from 'vitest'
import { attribute, markup } from './markup.ts'

it('escapes every value, in text and in attributes', () => {
  const name = `"><script>alert('1')</script>&`
  const safe = '&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;'
  expect(markup`<b title="${name}">${name}</b>`.html).toBe(`<b title="${safe}">${safe}</b>`)
  expect(markup`<i${attribute('lang', name)}></i>`.html).toBe(`<i lang="${safe}"></i>`)
})

it('takes what is markup already as it is, once', () => {
  const items = ['a & b', '<c>'].map((text) => markup`<li>${text}</li>`)
  expect(markup`<ul>${items}</ul>`.html).toBe('<ul><li>a &amp; b</li><li>&lt;c&gt;</li></ul>')
})

it('leaves out what is not there, and keeps a zero', () => {
  expect(markup`<p${attribute('id', undefined)}>${undefined}${false}${0}</p>`.html).toBe('<p>0</p>')
})
