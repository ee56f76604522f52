import { LinguiContext } from '@lingui/react'
import type { ReactNode } from 'react'
import type { I18n } from './messages.ts'

interface TextsInProps {
  i18n: I18n
  children: ReactNode
}

/** I18nProvider for what is rendered once: it does not listen to a change of language, nor stand as a proxy before each text. */
export function TextsIn({ i18n, children }: TextsInProps) {
  return <LinguiContext.Provider value={{ i18n, _: i18n._.bind(i18n) }}>{children}</LinguiContext.Provider>
}
