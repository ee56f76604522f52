import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from './islands.client.ts'
import { showStartFailure } from './start-failed.ts'

const catalogs = {
  en: () => import('../../locales/en/client.po'),
  de: () => import('../../locales/de/client.po'),
}

const locale = document.documentElement.lang === 'de' ? 'de' : 'en'
const i18n = catalogs[locale]().then(({ messages }) =>
  setupI18n({ locale, messages: { [locale]: messages } }),
)

/** Brings one island to life; resolves once its effects have run, so that a kept tap can be replayed. */
export async function start(element: HTMLElement): Promise<void> {
  const load = Object.entries(islands).find(([name]) => name === element.dataset.island)?.[1]
  if (!load) return
  const [Component, messages] = await Promise.all([load() as Promise<ComponentType<object>>, i18n])
  const props: object = JSON.parse(element.dataset.props ?? '{}')
  await new Promise<void>((resolve) => {
    // As a transition React works in slices of a few milliseconds: the page answers while it wakes.
    startTransition(() => {
      hydrateRoot(
        element,
        <I18nProvider i18n={messages}>
          <Awake then={resolve}>
            <Component {...props} />
          </Awake>
        </I18nProvider>,
        {
          identifierPrefix: `${element.dataset.island}-`,
          onUncaughtError: (error) => showStartFailure(messages, error),
        },
      )
    })
  })
}

function Awake({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}
