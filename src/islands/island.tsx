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
}

/**
 * A component that is hydrated in the browser. It is rendered by itself: inside the page's tree `useId` would
 * count differently on the server than in the browser. One of each name a page.
 */
export function Island<Name extends IslandName>({ name, i18n, props }: IslandProps<Name>) {
  // The table pairs each name with its own props; TypeScript cannot follow that through a lookup.
  const Component = islands[name] as ComponentType<object>
  const html = renderToString(
    <TextsIn i18n={i18n}>
      <Component {...props} />
    </TextsIn>,
    { identifierPrefix: `${name}-` },
  )
  return (
    <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
