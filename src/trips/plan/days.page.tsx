import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { keptMarkup } from '../../ui/kept-markup.tsx'
import { assets } from 'virtual:client-assets'

interface DaysProps {
  /** IANA zone of the destination; a day elsewhere names its own. */
  timeZone: string | undefined
  children: ReactNode
}

/** All days of a plan, and the frame of the map that a touch on a sketch brings: its words, before its script is there. */
export function Days({ timeZone, children }: DaysProps) {
  const { i18n } = useLingui()
  const frame = keptMarkup(i18n, 'map-frame', () => <MapFrame />)
  return (
    <div
      className="days"
      data-zone={timeZone}
      data-map-worker={assets.mapWorker}
      data-map-shared={assets.mapShared || undefined}
    >
      <template data-map-frame="" dangerouslySetInnerHTML={frame} />
      {children}
    </div>
  )
}

function MapFrame() {
  const { t } = useLingui()
  return (
    <div
      className="map-frame no-print"
      role="group"
      aria-label={t`Map`}
      data-wheel={t`Hold Ctrl and scroll to zoom the map`}
      data-wheel-mac={t`Hold ⌘ and scroll to zoom the map`}
      data-show={t`Show on the map`}
      data-fingers={t`Use two fingers to move the map`}
    >
      <div className="map-canvas" />
      <div className="map-buttons">
        <button type="button" className="map-close" aria-label={t`Close the map`}>
          ×
        </button>
        <button type="button" className="map-in" aria-label={t`Zoom in`}>
          +
        </button>
        <button type="button" className="map-out" aria-label={t`Zoom out`}>
          −
        </button>
      </div>
      <button
        type="button"
        className="map-keep"
        data-kept={t`Kept for offline`}
        data-failed={t`No connection`}
        hidden
      >
        {t`Keep these maps for offline: about # MB`}
      </button>
      <p className="map-credit">
        ©{' '}
        <a href="https://www.openstreetmap.org/copyright" rel="noopener">
          OpenStreetMap
        </a>{' '}
        ·{' '}
        <a href="https://openmaptiles.org/" rel="noopener">
          OpenMapTiles
        </a>{' '}
        ·{' '}
        <a href="https://openfreemap.org/" rel="noopener">
          OpenFreeMap
        </a>
      </p>
    </div>
  )
}
