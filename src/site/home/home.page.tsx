import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Island } from '../../islands/island.tsx'
import type { I18n } from '../../i18n/messages.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import type { StopsFormProps } from '../../trips/submit/form/stops-form.island.tsx'
import { stopField } from '../../trips/trip-stops.ts'
import { EsimBubble } from '../../ads/esim.page.tsx'
import { Features, HowChecked } from './home-features.page.tsx'
import css from './home.css?inline'
import belowCss from './home-below.css?inline'
import { HomeSections } from './home-sections.page.tsx'
import sectionsCss from './home-sections.css?inline'
import { LateStyles } from '../late-styles.page.tsx'
import partsCss from '../../layout/parts.css?inline'
import { SampleDay } from './sample-day.page.tsx'

export const HOME_HEAD = {
  title: msg`Plan your trip day by day`,
  css,
  lateCss: partsCss + belowCss + sectionsCss,
}

interface HomeProps {
  locale: Locale
  i18n: I18n
  /** The form as it was sent, when it comes back. */
  form?: Partial<StopsFormProps>
}

export function HomePage({ locale, i18n, form }: HomeProps) {
  const hasStops = form?.routes !== undefined || form?.values?.[stopField(1)] !== undefined
  return (
    <>
      <div className="hero">
        <div>
          <h1>
            <Trans>A day-by-day plan, checked before you get it</Trans>
          </h1>
          <p className="lead">
            <Trans>
              Tell us where and when. You get a timetable for every day: what is open, how you get there, what
              it costs and where you go when it rains.
            </Trans>
          </p>
          <LateStyles css={HOME_HEAD.lateCss} />
        </div>
        <Island
          name={hasStops ? 'stops-form' : 'trip-form'}
          i18n={i18n}
          props={{ locale, action: pathTo('home', locale), ...form }}
        />
        <SampleDay />
      </div>
      <div>
        <Features />
        <HowChecked locale={locale} />
        <HomeSections locale={locale} />
        <EsimBubble />
      </div>
    </>
  )
}
