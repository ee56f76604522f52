declare module '*.md' {
  /** The front matter, as text. */
  export const meta: Record<string, string>
  /** The body, rendered at build time. */
  export const html: string
  export const words: number
}

declare module '*.md?meta' {
  export const meta: Record<string, string>
  export const words: number
  /** [latitude, longitude] of the place an article is drawn from. */
  export const at: [number, number]
  /** The date in the article's language. */
  export const dateText: string
}

declare module '*.md?search' {
  /** See searchText. */
  export const search: string
}
