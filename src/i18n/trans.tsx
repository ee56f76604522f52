import { LinguiContext } from '@lingui/react'
import { type TransProps, TransNoContext } from '@lingui/react/server'
import { useContext } from 'react'

/** What `<Trans>` of the macro becomes: one component where Lingui's own are three, and a page has a hundred texts. */
export function Trans({ render: _, ...props }: TransProps) {
  const lingui = useContext(LinguiContext)
  return lingui && TransNoContext({ ...props, component: null, lingui })
}
