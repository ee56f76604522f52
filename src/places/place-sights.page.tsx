import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinutes } from '../i18n/format.ts'
import { monthsText } from '../i18n/month-texts.ts'
import { Closing, Dotted, Hours, Price } from './place-hours.page.tsx'
import type { PartProps } from './place.page.tsx'
import { CATEGORY_WORDS, MODE_WORDS } from './place-texts.ts'

/** Each with its anchor, best first. */
export function Sights({ place, locale }: PartProps) {
  const { i18n } = useLingui()
  const { sights, currency } = place
  if (sights.length === 0) return null
  return (
    <section className="sheet" id="sights">
      <h2>
        <Trans>Sights</Trans>
      </h2>
      <ol className="sights">
        {sights.map((sight) => {
          const { id, name, category, minutes, hint, hours, way, season, shut, site } = sight
          const how = way && (way.how ?? i18n._(MODE_WORDS[way.mode]))
          return (
            <li key={id} id={id}>
              <h3>{name}</h3>
              <p className="overline">
                {i18n._(CATEGORY_WORDS[category])} · {formatMinutes(minutes)}
              </p>
              <p>{hint}</p>
              {shut && <Closing {...{ shut, locale }} />}
              <p className="hint">
                <Hours {...{ hours, locale }} />
                <br />
                <Price {...{ sight, currency, locale }} />
              </p>
              {(way ?? season ?? site) && (
                <p className="hint">
                  <Dotted>
                    {way && `${how}, ${formatMinutes(way.minutes)}`}
                    {season && <Trans>worth it {monthsText(season, locale)}</Trans>}
                    {site && (
                      <a href={`https://${site}/`} rel="noopener nofollow">
                        {site}
                      </a>
                    )}
                  </Dotted>
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
