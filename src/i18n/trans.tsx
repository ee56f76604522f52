import { LinguiContext } from '@lingui/react'
import { type TransProps, TransNoContext as translated } from '@lingui/react/server'
import { useContext } from 'react'

/** What `<Trans>` of the macro becomes: one component where Lingui's own are three, and a page has a hundred texts. */
export function Trans(props: Omit<TransProps, 'render' | 'component'>) {
  const lingui = useContext(LinguiContext)
  return lingui && translated({ ...props, component: null, lingui })
}
