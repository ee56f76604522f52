import { type KeyboardEvent, useState } from 'react'

interface ComboboxSettings {
  /** Ids of input, list and options are made from it. */
  id: string
  /** How many options there are now. */
  count: number
  onChoose(index: number): void
}

/**
 * An editable combobox with a list and no selection until one is made (ARIA Authoring Practices, "list
 * autocomplete with manual selection"): arrows and a pointer mark, Enter and a tap choose, Escape and Tab leave.
 */
export function useCombobox({ id, count, onChoose }: ComboboxSettings) {
  const [wanted, setWanted] = useState(false)
  const [marked, setMarked] = useState(-1)
  const isOpen = wanted && count > 0
  const active = isOpen && marked < count ? marked : -1
  const listId = `${id}-list`
  const optionId = (index: number) => `${listId}-${index}`

  function open(mark = -1) {
    setWanted(true)
    setMarked(mark)
  }

  function choose(index: number) {
    setWanted(false)
    setMarked(-1)
    onChoose(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move && count) {
      event.preventDefault()
      // From the field itself (-1) down to the first, up to the last, and round.
      open(isOpen ? ((active + 1 + move + count + 1) % (count + 1)) - 1 : move > 0 ? 0 : count - 1)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setWanted(false)
    }
  }

  return {
    isOpen,
    open,
    input: {
      id,
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      // There is no list before.
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onKeyDown,
      onBlur: () => setWanted(false),
    },
    list: { id: listId, role: 'listbox' },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // The field keeps the focus, so that a tap chooses before leaving would close.
      onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onPointerMove: () => setMarked(index),
      onClick: () => choose(index),
    }),
  }
}
