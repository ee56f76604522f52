import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import { pathTo, type RouteName } from '../routes.ts'
import { BRAND } from './brand.ts'

const PAGES: { name: RouteName; title: string; about: string }[] = [
  { name: 'home', title: 'Plan a trip', about: 'the planning form' },
  { name: 'places', title: 'Places', about: 'sights with hours and prices, months, food, sample plans' },
  { name: 'check', title: 'Check a plan', about: 'paste any itinerary; POST /api/check answers in JSON' },
  { name: 'blog', title: 'Articles', about: 'how plans are made and checked' },
  { name: 'faq', title: 'Questions', about: 'limits, accounts, money' },
]

/** What language models are told about the site (llmstxt.org): Markdown, in English. */
export function llmsText(appUrl: string): string {
  const links = PAGES.map(
    ({ name, title, about }) => `- [${title}](${appUrl}${pathTo(name, DEFAULT_LOCALE)}): ${about}`,
  )
  return `# ${BRAND.name}

> Makes day-by-day travel plans and checks them before it delivers them: opening hours, ways, prices, dates. Free, in English and German (German pages below /de).

## Pages

${links.join('\n')}

## For programs

- [Model Context Protocol](${appUrl}/mcp): streamable HTTP. find_place, get_place, draft_plan and check_plan for everyone; list_trips, get_trip, propose_change and accept_change with OAuth 2.1
- [Discovery](${appUrl}/.well-known/oauth-protected-resource/mcp): the authorization server for /mcp
- [API](${appUrl}/openapi.json): OpenAPI 3.1; guides at ${appUrl}/developers
- [Sitemap](${appUrl}/sitemap.xml): every public page
`
}
