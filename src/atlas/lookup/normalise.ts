const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
}
const WORDS: Record<string, string> = { st: 'saint', sankt: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/** Lower case, no diacritics, only letters and digits of any script with single spaces; abbreviations written out. */
export function normalise(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłıħŋə]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`ʻʼ´]/g, '')
  const words = letters.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.map((word) => WORDS[word] ?? word).join(' ')
}

/** As normalise, without spaces: "Hong Kong" and "Hongkong" are one. */
export function compact(text: string): string {
  return normalise(text).replaceAll(' ', '')
}

/** The German way to write umlauts without them (ae, oe, ue), which NFKD does not know. */
export function spellOutUmlauts(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[äÄ]/g, 'ae')
    .replace(/[öÖøØ]/g, 'oe')
    .replace(/[üÜ]/g, 'ue')
    .replace(/[åÅ]/g, 'aa')
}
