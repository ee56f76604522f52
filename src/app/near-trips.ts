import { FORECAST_DAYS } from '../open-data/weather/forecast-days.ts'
import type { Carry } from '../platform/shard.ts'
import { departureToken, ownerOfToken } from '../trips/departure/departure-link.ts'
import { createDepartures } from '../trips/departure/send-departure-mails.ts'
import type { OpenData } from '../open-data/open-data.ts'
import type { OpenSource } from './open-source.ts'

interface Settings extends Omit<Parameters<typeof createDepartures>[0], 'refreshForecast' | 'forecastDays'> {
  carry: Carry
  /** Whether the forecasts are in the trips' own database. */
  hasForecasts: boolean
}

/** Where forecasts are elsewhere, a point is asked about again after this time. */
const ASK_AGAIN_MS = 30 * 60_000

/** What is done for trips that are near: forecasts, the e-mail on the day before, and the links that end it. */
export function chooseNearTrips(open: Pick<OpenSource, 'data'>, secret: string, settings: Settings) {
  return {
    departures: settings.departures,
    ownerOfDepartureToken: (token: string) => ownerOfToken(secret, token),
    departureTokenOf: (userId: string) => departureToken(secret, userId, settings.carry),
    async nearTrips() {
      const { forecasts, isForecastOn } = await open.data()
      const refreshForecast = isForecastOn ? forecasts.refresh : undefined
      return createDepartures({
        ...settings,
        refreshForecast: refreshForecast && !settings.hasForecasts ? noted(refreshForecast) : refreshForecast,
        forecastDays: FORECAST_DAYS,
      })
    },
  }

  /** Also notes it beside the trips, so that the next points have their turn. */
  function noted(refresh: OpenData['forecasts']['refresh']): typeof refresh {
    return async (at, signal) => {
      await refresh(at, signal)
      const now = settings.clock.now()
      await settings.departures.noteForecast(at, now, now + ASK_AGAIN_MS)
    }
  }
}
