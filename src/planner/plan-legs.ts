/** What a plan has beside its days: the way there and, for several places, the ways between them; see plan.ts. */

export type LegMode = 'train' | 'bus' | 'ferry' | 'car' | 'flight'

export interface PlanLeg {
  /** Names, in the plan's language; the ids are the atlas's. */
  from: string
  to: string
  fromId: string
  toId: string
  date: string
  mode: LegMode
  /** "HH:MM" by the clocks of `from`; without it the traveller chooses. */
  depart?: string
  /** Of a flight that no day's window holds: when one is at the door, by the clocks of `to`. */
  arrive?: { date: string; time: string }
  /** Door to door, stops on the way not counted. */
  minutes: number
  km: number
  /** Usual fares of the whole party. */
  price?: { amount: number; currency: string }
  url: string
  /** Where the way is broken for a while. */
  via?: { id: string; name: string; minutes: number }
  /** What another country changes. */
  border?: { country: string; control: boolean; currency?: string; plugs?: string[] }
}

/** The way there from where one sets out, where one knows a train or ferry that goes. */
export interface PlanArrival {
  from: string
  mode: 'train' | 'bus' | 'ferry' | 'night-train'
  minutes: number
  changes: number
}

/** What the days at one place cost, in its own money, the way on from there included. */
export interface StopBudget {
  id: string
  place: string
  nights: number
  currency: string
  lodging: number
  food: number
  transport: number
  activities: number
  total: number
}

/** A place of a plan's journey, from the first day there to the last. */
export interface PlanStay {
  name: string
  id: string
  from: string
  to: string
  nights: number
  /** Of these, nights on the way there. */
  underWay?: number
}

interface Journey {
  days: readonly {
    date: string
    base: { id?: string; name: string }
    items?: readonly { id: string; kind: string }[]
  }[]
  destination: { name: string }
  legs?: readonly PlanLeg[]
}

/** Where the nights of a journey are spent, in order; none of a trip to one place. */
export function staysOfJourney({ days, legs }: Journey): PlanStay[] {
  if (!legs) return []
  const stays: PlanStay[] = []
  for (const [index, { date, base }] of days.entries()) {
    const stay = stays.at(-1)
    const isLast = index === days.length - 1
    const id = base.id ?? base.name
    if (stay?.id === id) {
      stay.to = date
      stay.nights += isLast ? 0 : 1
    } else {
      if (stay) stay.to = date
      stays.push({ name: base.name, id, from: date, to: date, nights: isLast ? 0 : 1 })
    }
  }
  return stays.map((stay) => {
    const { length } = days.filter(
      ({ date, items = [] }) => date >= stay.from && date < stay.to && isOnTheWay({ items }),
    )
    return length > 0 ? { ...stay, underWay: length } : stay
  })
}

/** A day spent travelling to the destination: it holds the journey's item and nobody checks in. No room is needed. */
export function isOnTheWay({ items }: { items: readonly { id: string; kind: string }[] }): boolean {
  return items.some(({ id }) => id.endsWith('-journey')) && !items.some(({ kind }) => kind === 'checkin')
}

/** Where a transfer is broken: something beside the road is seen, or a place on the way. */
export function isHalt({ id, kind }: { id: string; kind: string }): boolean {
  return kind === 'free' && /-via(-\d)?$/.test(id)
}

/** What a plan is called: its destination, or the places of its journey. */
export function placesNamed(plan: Journey): string {
  const names = staysOfJourney(plan).map(({ name }) => name)
  return names.length > 1 ? names.join(' – ') : plan.destination.name
}
