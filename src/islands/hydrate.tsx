import { setupI18n } from '@lingui/core'
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { keepDraft } from '../browser/form-drafts.ts'
import { formTexts } from '../browser/form-texts.ts'
import { TextsIn } from '../i18n/texts-in.tsx'
import { islands } from './islands.client.ts'
import { hydrateRoot } from './react.ts'
import { showStartFailure } from './start-failure.ts'

const catalogs = {
  en: () => import('../../locales/en/client.po'),
  de: () => import('../../locales/de/client.po'),
}

const locale = document.documentElement.lang === 'de' ? 'de' : 'en'
const i18n = catalogs[locale]().then(({ messages }) =>
  setupI18n({ locale, messages: { [locale]: messages } }),
)

/** Hydrates one island; resolves once its effects have run, so that a kept tap can be replayed. */
export async function start(element: HTMLElement): Promise<void> {
  const load = Object.entries(islands).find(([name]) => name === element.dataset.island)?.[1]
  if (!load) return
  const [Component, messages] = await Promise.all([load() as Promise<ComponentType<object>>, i18n])
  const props: object = JSON.parse(element.dataset.props ?? '{}')
  const form = element.querySelector('form')
  await new Promise<void>((resolve) => {
    // As a transition React works in slices of a few milliseconds: the page stays responsive while it hydrates.
    startTransition(() => {
      hydrateRoot(
        element,
        <TextsIn i18n={messages}>
          <AfterEffects run={resolve}>
            <Component {...props} />
          </AfterEffects>
        </TextsIn>,
        {
          identifierPrefix: `${element.dataset.island}-`,
          onUncaughtError: (error) => showStartFailure(messages, locale, error),
        },
      )
    })
  })
  const anew = element.querySelector('form')
  if (!form || !anew || form === anew) return
  if (anew.matches('[data-draft]')) keepDraft(anew)
  refill(anew, formTexts(form))
}

/**
 * Where something else has changed the page, a translator for one, React makes the form anew: what was typed is put
 * into it. React hears of a value only where it does not come by way of the property it watches.
 */
function refill(form: HTMLFormElement, typed: Record<string, string>): void {
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const [name, text] of Object.entries(typed)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type !== 'hidden') put?.call(field, text)
    else if (field && 'value' in field) field.value = text
    // A group of radio buttons is no element.
    const changed = field instanceof Element ? field : form
    changed.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function AfterEffects({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}
