/**
 * What is fetched ahead on a fast link (https://wicg.github.io/nav-speculation/speculation-rules.html): a public page
 * when somebody lingers on its link. The menu of a wide window, some 10 kB a page, is fetched with the page and rendered
 * when a pointer comes, which is too little notice for both; what a narrow window hides is not fetched. The paths are
 * those of routes.ts that are indexed, in every language, which a test holds. One text, since the
 * Content-Security-Policy knows it by its hash.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"href_matches":["/{de}?","{/de}?/(about|blog|check|contact|developers|faq|imprint|places|privacy|sources|terms){/:id}?"]},"eagerness":"moderate"},{"where":{"selector_matches":".wide-only a"},"eagerness":"immediate"}],"prerender":[{"where":{"selector_matches":".wide-only a"},"eagerness":"eager"}]}'
