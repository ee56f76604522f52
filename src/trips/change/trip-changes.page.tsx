import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { HoursLine, KindLine } from './change-lines.page.tsx'

/** What can be asked of the trip as a whole. */
export function TripChanges({ locale, id, plan }: { locale: Locale; id: string; plan: Plan }) {
  const { t } = useLingui()
  const action = pathTo('tripChange', locale, { id })
  const bases = [...new Map(plan.days.map(({ base }) => [base.id ?? base.name, base])).values()]
  return (
    <details className="more-changes">
      <summary>
        <Trans>The whole trip</Trans>
      </summary>
      <form method="post" action={action} className="row">
        <button className="button quiet" name="verb" value="pace pace slower">{t`Slower`}</button>
        <button className="button quiet" name="verb" value="pace pace faster">{t`More in it`}</button>
        <button className="button quiet" name="verb" value="cheaper">{t`Cheaper`}</button>
        <button className="button quiet" name="verb" value="closer">{t`Closer together`}</button>
        <button className="button quiet" name="verb" value="children">{t`For children`}</button>
        <button className="button quiet" name="verb" value="length by 1">{t`One day longer`}</button>
        <button className="button quiet" name="verb" value="length by -1">{t`One day shorter`}</button>
      </form>
      <HoursLine action={action} />
      <KindLine action={action} />
      {!plan.legs &&
        bases.length > 1 &&
        bases.flatMap(({ id: base, name }) =>
          base === undefined ? (
            []
          ) : (
            <form key={base} method="post" action={action} className="row">
              <input type="hidden" name="base" value={base} />
              <span lang={plan.language}>{name}</span>
              <button className="button quiet" name="verb" value="nights by 1">{t`One more night`}</button>
              <button className="button quiet" name="verb" value="nights by -1">{t`One night less`}</button>
            </form>
          ),
        )}
    </details>
  )
}
