/** https://api.met.no/weatherapi/locationforecast/2.0/documentation: every six hours for nine days and a half. */
export function forecastFor(search: URLSearchParams, init: RequestInit, now: number): Response {
  const [lat, lon] = [Number(search.get('lat')), Number(search.get('lon'))]
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) return new Response('bad request', { status: 400 })
  const updated = new Date(Math.floor(now / 3_600_000) * 3_600_000)
  const headers = {
    'Content-Type': 'application/json',
    Expires: new Date(updated.getTime() + 5_400_000).toUTCString(),
    'Last-Modified': updated.toUTCString(),
  }
  const known = new Headers(init.headers).get('If-Modified-Since')
  if (known === updated.toUTCString()) return new Response(null, { status: 304, headers })
  const timeseries = Array.from({ length: 38 }, (_, index) => {
    const time = new Date(updated.getTime() + index * 6 * 3_600_000)
    const day = Math.floor(time.getTime() / 86_400_000)
    // Every third day is wet.
    const isWet = day % 3 === 1
    const warmth = 18 - Math.abs(lat) / 5 + 5 * Math.sin(((time.getUTCHours() - 9) / 12) * Math.PI)
    return {
      time: time.toISOString().replace('.000Z', 'Z'),
      data: {
        instant: { details: { air_temperature: Math.round(warmth * 10) / 10, wind_speed: 3.1 } },
        ...(index < 37 && {
          next_6_hours: {
            summary: { symbol_code: isWet ? 'rain' : 'partlycloudy_day' },
            details: { precipitation_amount: isWet ? 2.4 : 0 },
          },
        }),
      },
    }
  })
  const meta = {
    updated_at: updated.toISOString(),
    units: { air_temperature: 'celsius', precipitation_amount: 'mm' },
  }
  return Response.json(
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lat, 200] },
      properties: { meta, timeseries },
    },
    { headers },
  )
}
