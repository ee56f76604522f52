import { termsOf } from './search-text.ts'

/** An article as the search sees it; the browser gets it in the blog's payload. */
export interface Findable {
  slug: string
  category: string
  /** As searchText makes it. */
  search: string
}

export interface Search {
  /** Every word must begin a word of the article; empty finds all. */
  q: string
  /** Empty means all categories. */
  category: string
}

/** The slugs of the articles that match. Runs on the server and, while somebody types, in the browser. */
export function findArticles(articles: Findable[], { q, category }: Search): Set<string> {
  const terms = termsOf(q)
  const found = articles.filter(
    (article) =>
      (!category || article.category === category) &&
      terms.every((term) => article.search.includes(` ${term}`)),
  )
  return new Set(found.map(({ slug }) => slug))
}
