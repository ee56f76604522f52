import { Trans } from '@lingui/react/macro'
import type { Plan } from '../../planner/plan.ts'
import { isFromMap } from './plan-sources.ts'

const MAP = {
  copyright: 'https://www.openstreetmap.org/copyright',
  licence: 'https://opendatacommons.org/licenses/odbl/',
}

/** Where what is not our own comes from, as the licences want it said. */
export function PlanSources({ plan }: { plan: Plan }) {
  if (!isFromMap(plan)) return null
  return (
    <section className="sources" id="sources">
      <h2>
        <Trans>Sources</Trans>
      </h2>
      <p>
        <Trans>
          Places and opening hours: © <a href={MAP.copyright}>OpenStreetMap contributors</a>,{' '}
          <a href={MAP.licence}>ODbL</a>. Which of them matter:{' '}
          <a href="https://www.wikidata.org/">Wikidata</a>, CC0. We have not checked them.
        </Trans>
      </p>
    </section>
  )
}
