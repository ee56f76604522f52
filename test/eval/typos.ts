const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** `name` with so many typing errors at random: a letter left out, doubled up by another, replaced, or two swapped. */
export function withTypos(name: string, count: number, random: () => number): string {
  let text = name
  for (let typo = 0; typo < count; typo++) text = withTypo(text, random)
  return text
}

function withTypo(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'a'
  switch (Math.floor(random() * 4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1)
    case 1:
      return text.slice(0, at) + letter + text.slice(at)
    case 2:
      return text.slice(0, at) + letter + text.slice(at + 1)
    default: {
      const left = Math.min(at, text.length - 2)
      return text.slice(0, left) + text.charAt(left + 1) + text.charAt(left) + text.slice(left + 2)
    }
  }
}
