/**
 * What is fetched ahead on a fast link (https://wicg.github.io/nav-speculation/speculation-rules.html): a public page
 * when somebody lingers on its link; the menu of a wide window, some 10 kB a page, as soon as the page is there, since a
 * pointer gives too little notice to fetch and render one, too. What a narrow window hides is not fetched. The paths are
 * those of routes.ts that are indexed, in every language, which a test holds. One text, since the
 * Content-Security-Policy knows it by its hash.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"href_matches":["/{de}?","{/de}?/(about|blog|contact|faq|imprint|privacy|terms)","{/de}?/blog/:slug"]},"eagerness":"moderate"},{"where":{"selector_matches":".wide-only a:not([aria-current])"},"eagerness":"immediate"}],"prerender":[{"where":{"selector_matches":".wide-only a:not([aria-current])"},"eagerness":"eager"}]}'
