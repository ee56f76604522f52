/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i', đ: 'd' }

/** Lower case and without diacritics: "Cafés" and "cafes" are one. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłıđ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The words of a text, apart by spaces; a mark without letters is none. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Every folded word of the texts once, with a space before each: small, and enough to look for beginnings of words. */
export function searchText(...texts: (string | undefined)[]): string {
  const words = texts.flatMap((text) => termsOf(text ?? ''))
  return Array.from(new Set(words), (word) => ` ${word}`).join('')
}

export function termsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
