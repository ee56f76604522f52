/** So far ahead a forecast says something. */
export const FORECAST_DAYS = 9
