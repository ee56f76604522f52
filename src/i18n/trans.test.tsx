import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Trans } from './trans.tsx'

function shown(message: string, values: Record<string, unknown>): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans id={message} message={message} values={values} components={{ 0: <strong /> }} />
    </I18nProvider>,
  )
}

it.each(['<0>', '<0>Wien</0>', '<b>Wien</b>', '</0>', '<1/>', 'Wien <0/> & Linz', '<<0>0>'])(
  'shows typed text as it was typed: %s',
  (typed) => {
    const text = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(shown('Your trip to <0>{place}</0> is ready.', { place: typed })).toBe(
      `Your trip to <strong>${text}</strong> is ready.`,
    )
    expect(shown('Your trip to {place}, {name}.', { place: typed, name: 'Ada' })).toBe(
      `Your trip to ${text}, Ada.`,
    )
  },
)

it('still counts, and shows what is an element already', () => {
  expect(shown('{days, plural, one {# day} other {# days}}', { days: 2 })).toBe('2 days')
  expect(shown('For {who}', { who: <em>Ada</em> })).toBe('For <em>Ada</em>')
})
