import type { Locale } from '../../../i18n/locale.ts'
import { FREE_HOURS_DE } from './free-hour-texts.de.ts'
import { FREE_HOURS_EN } from './free-hour-texts.en.ts'

/** A sight that an hour leads to, and how many minutes away it is. */
export interface Visit {
  name: string
  minutes: number
}

/**
 * What is said of an hour between two entries; `turn` picks among wordings, `next` names what comes after it. Each is
 * whole sentences, and none says more of the place than that one is there.
 */
export interface FreeHourTexts {
  /** Something to see near, without a ticket. */
  walk(name: string, turn: number): string
  /** Something that takes its time, may ask for a ticket, and lies so many minutes away. */
  visit(visit: Visit, turn: number): string
  /** Where many hours are left: one or the other. */
  visits(one: Visit, other: Visit): string
  /** Somewhere to sit down, where one is or on the way; `order`: a sentence about what one has there. */
  table(name: string, order: string, isOnTheWay?: boolean): string
  /** Where one is. */
  stay(name: string, turn: number): string
  /** Far out, where nothing else is. */
  early(next: string | undefined, turn: number): string
  /** Far out, by a tour or a boat that sets the hour of the way back. */
  tour(next: string | undefined): string
  boat(next: string | undefined): string
  /** At the end of a walk from elsewhere, whence little runs. */
  walkedOn(next: string | undefined): string
  /** On the way from one far place to another. */
  onward(next: string | undefined): string
  /** The same, where what follows is open at any hour: one is rather early there. */
  ahead(next: string): string
  /** Before what is not far; `indoors`: in the dark or the frost; `inShade`: in the heat. */
  near(next: string, turn: number): string
  nearInShade(next: string): string
  nearIndoors(next: string): string
  /** Where one stays. */
  atHome(next: string | undefined): string
  /** There, or near. */
  rest(next: string | undefined, turn: number): string
  /** The same, and there is something to drink. */
  drink(next: string | undefined): string
  /** At noon in a hot month. */
  siesta(next: string | undefined, turn: number): string
  /** With a child that sleeps after lunch. */
  nap(next: string | undefined): string
  /** On the last day, when the room is given up. */
  leave(turn: number): string
  /** The same on a day without lunch. */
  provisions: string
  leaveInHeat: string
  /** The same while the cafés are shut, for a fast or a feast. */
  leaveUnserved: string
  /** Before a day that begins late. */
  morning(next: string): string
  /** Where the day has led nowhere yet. */
  first(next: string, hasRoom: boolean): string
  /** Before what comes late in the evening. */
  late(next: string): string
  /** Before a stop after which dinner is late; beside a visit that is named, and beside a table. */
  bite(last: string): string
  hungry: string
  lateDinner(last: string): string
  /** What a meal without a table is called among what comes after. */
  meals: Record<'lunch' | 'dinner', string>
}

export function freeHourTexts(language: Locale): FreeHourTexts {
  return language === 'de' ? FREE_HOURS_DE : FREE_HOURS_EN
}
