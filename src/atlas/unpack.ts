import type { DestinationHead } from './atlas.ts'
import { CONTINENTS } from './destination.ts'

/** Reads one line of packHead. */
export function unpackHead(line: string): DestinationHead {
  const fields = line.split('\t')
  const text = (at: number) => fields[at] ?? ''
  const en = text(1)
  const variants = list(text(4))
  const states = list(text(16))
  const bases = list(text(17)).map(unpackBase)
  return {
    id: text(0),
    names: { en, de: text(2) || en, local: text(3) || en, ...(variants.length && { variants }) },
    country: text(5),
    ...(states.length && { states }),
    continent: pick(CONTINENTS, text(6)),
    center: [Number(text(7)), Number(text(8))],
    zone: text(9),
    currency: text(10),
    languages: list(text(11)),
    airports: list(text(12)),
    nearby: list(text(13)),
    sights: Number(text(14)),
    airportKm: Number(text(15)),
    ...(bases.length && { bases }),
  }
}

function unpackBase(text: string): { id: string; en: string; de: string } {
  const [id = '', en = '', de] = text.split('|')
  return { id, en, de: de || en }
}

function list(text: string): string[] {
  return text ? text.split(';') : []
}

function pick<Value>(values: readonly Value[], index: string): Value {
  const value = values[Number(index)]
  if (value === undefined) throw new Error(`the atlas holds an unknown code ${index}`)
  return value
}
