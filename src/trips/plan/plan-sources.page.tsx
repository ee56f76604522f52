import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanExtras } from '../../open-data/plan-extras.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { isFromMap } from './plan-sources.ts'

const MAP = {
  copyright: 'https://www.openstreetmap.org/copyright',
  licence: 'https://opendatacommons.org/licenses/odbl/',
}

const TERMS = 'https://api.met.no/doc/License'

/** Where what is not our own comes from, as the licences want it said, and what could not be had. */
export function PlanSources({ plan, extras, locale }: PlanSourcesProps) {
  const isMapped = isFromMap(plan)
  const isForecast = (extras?.forecast.size ?? 0) > 0
  const hasPhotos = (extras?.photos.size ?? 0) > 0
  const hasClimate = plan.days.some(({ weather }) => weather !== undefined)
  if (!isMapped && !isForecast && !hasPhotos && !hasClimate && !extras?.lacksForecast) return null
  return (
    <section className="sources" id="sources">
      <h2>
        <Trans>Sources</Trans>
      </h2>
      {isMapped && <MapSource />}
      {isForecast && (
        <p>
          <Trans>
            Forecast: <a href="https://www.met.no/en">MET Norway</a>, <a href={TERMS}>CC BY 4.0</a>, summed up
            by us.
          </Trans>
        </p>
      )}
      {extras?.lacksForecast && (
        <p>
          <Trans>There is no forecast at the moment; the usual weather of the month is shown.</Trans>
        </p>
      )}
      {hasClimate && <ClimateSource locale={locale} />}
      {hasPhotos && (
        <p>
          <Trans>Photographs: Wikimedia Commons, each with its author and licence.</Trans>
        </p>
      )}
      <p className="no-print">
        <a href={pathTo('sources', locale)}>
          <Trans>All sources and licences</Trans>
        </a>
      </p>
    </section>
  )
}

interface PlanSourcesProps {
  plan: Plan
  extras: PlanExtras | undefined
  locale: Locale
}

/** For the usual weather of a month. */
export function ClimateSource({ locale }: { locale: Locale }) {
  return (
    <p>
      <Trans>
        Usual weather: data of the <a href={pathTo('sources', locale)}>German weather service</a>, CC BY 4.0,
        and others, worked on by us.
      </Trans>
    </p>
  )
}

/** For facts of places that the atlas does not have. */
export function MapSource() {
  return (
    <p>
      <Trans>
        Places and opening hours: © <a href={MAP.copyright}>OpenStreetMap contributors</a>,{' '}
        <a href={MAP.licence}>ODbL</a>. Which of them matter: <a href="https://www.wikidata.org/">Wikidata</a>
        , CC0. We have not checked them.
      </Trans>
    </p>
  )
}
