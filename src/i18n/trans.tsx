import { LinguiContext } from '@lingui/react'
import { type TransProps, TransNoContext as translated } from '@lingui/react/server'
import { useContext } from 'react'

/** What `<Trans>` of the macro becomes: one component where Lingui's own are three, and a page has a hundred texts. */
export function Trans(props: Omit<TransProps, 'render' | 'component'>) {
  const lingui = useContext(LinguiContext)
  const values = props.values && asTyped(props.values)
  return lingui && translated({ ...props, ...(values && { values }), component: null, lingui })
}

/** Lingui would read tags in what people typed, and swallow "<0>": as an element of its own it is text. */
function asTyped(values: Record<string, unknown>): Record<string, unknown> {
  const typed = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
  ])
  return Object.fromEntries(typed) as Record<string, unknown>
}
