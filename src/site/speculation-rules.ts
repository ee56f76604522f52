/**
 * What is fetched ahead on a fast link (https://wicg.github.io/nav-speculation/speculation-rules.html): a public page
 * when somebody lingers on its link; in the menu of a wide window, where a pointer means it, as soon as it comes, and
 * rendered, too. The paths are those of routes.ts that are indexed, in every language, which a test holds. One text,
 * since the Content-Security-Policy knows it by its hash.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"href_matches":["/","/de","{/de}?/(about|blog|contact|faq|imprint|privacy|terms)","{/de}?/blog/:slug"]},"eagerness":"moderate"}],"prerender":[{"where":{"selector_matches":".wide-only a"},"eagerness":"eager"}]}'
