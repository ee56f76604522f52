import { Trans } from '@lingui/react/macro'
import type { Plan } from '../../planner/plan.ts'

/** The same plan in the other language, at the page's own address. */
export function PlanInOtherLanguage({ plan, path }: { plan: Plan; path: string }) {
  const other = plan.language === 'de' ? 'en' : 'de'
  return (
    <a href={`${path}?plan=${other}`}>
      {other === 'de' ? <Trans>Plan in German</Trans> : <Trans>Plan in English</Trans>}
    </a>
  )
}
