import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { Field } from './field.tsx'
import { useCombobox } from './use-combobox.ts'
import { nameOf, type Place, usePlaces } from './use-places.ts'

interface PlaceFieldProps {
  id: string
  name: string
  label: ReactNode
  locale: Locale
  value: string
  maxLength: number
  placeholder: string
  autoComplete: string
  error?: string | undefined
  optional?: boolean
}

/** A combobox over the atlas. Any other text is as good; an unsure one is asked about, never changed. */
export function PlaceField({
  id,
  name,
  label,
  locale,
  value,
  error,
  optional = false,
  ...input
}: PlaceFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState(value)
  const [touched, setTouched] = useState(false)
  const [kept, setKept] = useState('')
  const control = useRef<HTMLInputElement>(null)
  const { places, meant } = usePlaces(text, locale, touched)
  const box = useCombobox({ id, count: places.length, onChoose: (index) => put(places[index]) })

  // What was typed before React came stays.
  useLayoutEffect(() => {
    const typed = control.current?.value ?? ''
    if (typed === value) return
    setText(typed)
    setTouched(true)
  }, [value])

  function put(place: Place | undefined) {
    if (!place) return
    setText(nameOf(place))
    setTouched(false)
    // The draft is kept by a plain listener, which hears only the visitor's own typing.
    requestAnimationFrame(() => control.current?.form?.dispatchEvent(new Event('input', { bubbles: true })))
  }

  const asks = !box.isOpen && meant.length > 0 && kept !== text
  return (
    <div className="place">
      <Field id={id} label={label} error={error}>
        {(tied) => (
          <input
            {...tied}
            {...input}
            {...box.input}
            ref={control}
            name={name}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setTouched(true)
              box.open()
            }}
            required={!optional}
            spellCheck={false}
          />
        )}
      </Field>
      {box.isOpen && (
        <ul {...box.list} className="places" aria-label={t`Suggested places`}>
          {places.map((place, index) => (
            <li key={place.id} {...box.option(index)}>
              {place.name}
              <span className="hint">{place.country}</span>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="meant">
        {box.isOpen && (
          <span className="hidden">
            <Plural value={places.length} one="# place to choose from" other="# places to choose from" />
          </span>
        )}
        {asks && (
          <>
            <span>
              <Trans>Did you mean …?</Trans>
            </span>
            {meant.map((place) => (
              <button key={place.id} type="button" className="link" onClick={() => put(place)}>
                {nameOf(place)}
              </button>
            ))}
            <button type="button" className="link" onClick={() => setKept(text)}>
              <Trans>Keep what I typed</Trans>
            </button>
          </>
        )}
      </div>
    </div>
  )
}
