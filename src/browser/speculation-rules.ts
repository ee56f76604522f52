/**
 * What is fetched ahead on a fast link (https://wicg.github.io/nav-speculation/speculation-rules.html): a public page
 * when somebody lingers on its link, unless swap-pages.ts has it. The paths are those of routes.ts that are indexed, in
 * every language, which a test holds. One text, since the Content-Security-Policy knows it by its hash.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"and":[{"not":{"selector_matches":".wide-only[data-ready] a"}},{"href_matches":["/{de}?","{/de}?/(about|blog|check|contact|developers|faq|imprint|places|privacy|sources|terms){/:id}?"]}]},"eagerness":"moderate"}]}'
