import { TextsIn } from '../i18n/texts-in.tsx'
import type { ComponentProps, ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { I18n } from '../i18n/messages.ts'
import { islands } from './islands.server.ts'

type IslandName = keyof typeof islands

interface IslandProps<Name extends IslandName> {
  name: Name
  i18n: I18n
  props: ComponentProps<(typeof islands)[Name]>
  /** The same on every page of a language: rendered once. */
  isFixed?: boolean
}

const fixed = new Map<string, string>()

/**
 * A component that is hydrated in the browser. It is rendered by itself: inside the page's tree `useId` would
 * count differently on the server than in the browser. One of each name a page.
 */
export function Island<Name extends IslandName>({ name, i18n, props, isFixed }: IslandProps<Name>) {
  const key = `${name} ${i18n.locale}`
  const html = (isFixed && fixed.get(key)) || rendered(name, i18n, props)
  if (isFixed && !import.meta.env.DEV) fixed.set(key, html)
  return (
    <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

function rendered(name: IslandName, i18n: I18n, props: object): string {
  // The table pairs each name with its own props; TypeScript cannot follow that through a lookup.
  const Component = islands[name] as ComponentType<object>
  return renderToString(
    <TextsIn i18n={i18n}>
      <Component {...props} />
    </TextsIn>,
    { identifierPrefix: `${name}-` },
  )
}
