import { FORECAST_DAYS } from '../open-data/weather/forecast-days.ts'
import { departureToken, ownerOfToken } from '../trips/departure/departure-link.ts'
import { createDepartures } from '../trips/departure/send-departure-mails.ts'
import type { OpenSource } from './open-source.ts'

type Settings = Omit<Parameters<typeof createDepartures>[0], 'refreshForecast' | 'forecastDays'>

/** What is done for trips that are near: forecasts, the e-mail on the day before, and the links that end it. */
export function chooseNearTrips(open: Pick<OpenSource, 'data'>, secret: string, settings: Settings) {
  return {
    departures: settings.departures,
    ownerOfDepartureToken: (token: string) => ownerOfToken(secret, token),
    departureTokenOf: (userId: string) => departureToken(secret, userId),
    async nearTrips() {
      const { forecasts, isForecastOn } = await open.data()
      const refreshForecast = isForecastOn ? forecasts.refresh : undefined
      return createDepartures({ ...settings, refreshForecast, forecastDays: FORECAST_DAYS })
    },
  }
}
