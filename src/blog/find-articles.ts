import { searchText, termsOf } from './search-text.ts'

/** An article as the search sees it; the browser gets it in the blog's payload. */
export interface Findable {
  slug: string
  category: string
  title: string
  summary: string
  /** As searchText makes it. */
  search: string
}

export interface Search {
  /** Every word must begin a word of the article; empty finds all. */
  q: string
  /** Empty means all categories. */
  category: string
}

/** How much of an article is about the words: those of its title count most, then those of its summary. */
function relevance({ title, summary }: Findable, terms: string[]): number {
  const count = (text: string) => {
    const words = searchText(text)
    return terms.filter((term) => words.includes(` ${term}`)).length
  }
  return terms.length === 0 ? 0 : 2 * count(title) + count(summary)
}

/** The slugs of the articles that match, those about the words first, else as they come. Runs on the server and, while somebody types, in the browser. */
export function findArticles(articles: Findable[], { q, category }: Search): Set<string> {
  const terms = termsOf(q)
  const found = articles.filter(
    (article) =>
      (!category || article.category === category) &&
      terms.every((term) => article.search.includes(` ${term}`)),
  )
  const rated = found.map((article) => ({ slug: article.slug, rating: relevance(article, terms) }))
  return new Set(rated.toSorted((one, other) => other.rating - one.rating).map(({ slug }) => slug))
}
