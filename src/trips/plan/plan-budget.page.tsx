import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanBudget } from '../../planner/plan.ts'

const PARTS = ['lodging', 'food', 'transport', 'activities'] as const
const BAR_WIDTH = 400

/** A bar of four parts; the table under it has the numbers. */
export function BudgetPanel({ budget, locale }: { budget: PlanBudget; locale: Locale }) {
  const money = (amount: number) => formatMoney(amount, budget.currency, locale)
  const words: Record<(typeof PARTS)[number], ReactNode> = {
    lodging: <Trans>Lodging</Trans>,
    food: <Trans>Food</Trans>,
    transport: <Trans>Transport</Trans>,
    activities: <Trans>Activities</Trans>,
  }
  return (
    <section className="budget" id="budget">
      <h2>
        <Trans>Budget</Trans>
      </h2>
      <Bar budget={budget} />
      <table>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part} className={part}>
              <th scope="row">{words[part]}</th>
              <td className="number">{money(budget[part])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            <td className="number">{money(budget.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="hint">
        <Trans>
          For everyone, without the journey there. Usual prices: expect between {money(budget.low)} and{' '}
          {money(budget.high)}.
        </Trans>
        {budget.home && (
          <>
            {' '}
            <OwnMoney home={budget.home} currency={budget.currency} locale={locale} />
          </>
        )}
      </p>
    </section>
  )
}

/** The total in the traveller's own money, with the rate and its day. */
function OwnMoney({
  home: { currency: own, total, rate, date },
  currency,
  locale,
}: {
  home: NonNullable<PlanBudget['home']>
  currency: string
  locale: Locale
}) {
  const sum = formatMoney(total, own, locale)
  const day = formatDate(date, locale)
  // The side of the rate that has digits before its point.
  const [one, other, amount] = rate >= 1 ? [currency, own, rate] : [own, currency, 1 / rate]
  const number = formatNumber(Number(amount.toPrecision(4)), locale)
  return (
    <Trans>
      In your money about {sum}, at {number} {other} for 1 {one} on {day}.
    </Trans>
  )
}

function Bar({ budget }: { budget: PlanBudget }) {
  const { t } = useLingui()
  const width = (amount: number) => (budget.total > 0 ? Math.round((amount / budget.total) * BAR_WIDTH) : 0)
  const before = (index: number) => PARTS.slice(0, index).reduce((sum, part) => sum + width(budget[part]), 0)
  return (
    <svg
      className="bar"
      viewBox={`0 0 ${BAR_WIDTH} 16`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t`The budget's parts; the table has the numbers.`}
    >
      {PARTS.map((part, index) => (
        <rect key={part} className={part} x={before(index)} width={width(budget[part])} height="16" />
      ))}
    </svg>
  )
}
