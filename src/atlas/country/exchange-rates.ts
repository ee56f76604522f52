import facts from '../../../content/exchange-rates.json' with { type: 'json' }

const PER_EURO: ReadonlyMap<string, number> = new Map(Object.entries(facts.perEuro))

/** Units of `to` for one of `from`; undefined where a currency is unknown. */
export function rateBetween(from: string, to: string): number | undefined {
  if (from === to) return 1
  const [of, into] = [PER_EURO.get(from), PER_EURO.get(to)]
  return of === undefined || into === undefined ? undefined : into / of
}

/** An amount in other money, unrounded; the amount itself where a currency is unknown. */
export function converted(amount: number, from: string, to: string): number {
  return amount * (rateBetween(from, to) ?? 1)
}
