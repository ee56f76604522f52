import type { Plan } from '../../plan.ts'
import type { PlanEdit } from '../plan-edit.ts'
import { moveCloser } from './closer.ts'
import { changeHours, freePart, makeCheaper, planAgain } from './day-shape.ts'
import { delayDay } from './delay-day.ts'
import { dropPlace, swapPlaces } from './journey-shape.ts'
import { addNote, addOwnStop } from './own.ts'
import { avoidKind, changePace, changeWeather, forChildren, lessOfKind, moreOfKind } from './reshape.ts'
import type { EditContext, Step } from './step.ts'
import { addStop, lengthenVisit, lockStop, moveStop, removeStop, swapStop } from './stops.ts'
import { changeEvening, changeMeal } from './tables.ts'
import { changeLength, changeNights, swapDays } from './trip-shape.ts'

/** The days as one operation leaves them. Undo and questions change no days: they are answered elsewhere. */
export function stepFor(plan: Plan, edit: PlanEdit, context: EditContext): Step {
  switch (edit.verb) {
    case 'move':
    case 'time':
      return moveStop(plan, edit, context)
    case 'remove':
      return removeStop(plan, edit, context)
    case 'lock':
      return lockStop(plan, edit)
    case 'swap':
      return swapStop(plan, edit, context)
    case 'add':
      return addStop(plan, edit, context)
    case 'again':
      return planAgain(plan, edit, context)
    case 'more':
      return moreOfKind(plan, edit, context)
    case 'less':
      return lessOfKind(plan, edit, context)
    case 'avoid':
      return avoidKind(plan, edit, context)
    case 'pace':
      return changePace(plan, edit, context)
    case 'hours':
      return changeHours(plan, edit, context)
    case 'visit':
      return lengthenVisit(plan, edit, context)
    case 'free':
      return freePart(plan, edit, context)
    case 'weather':
      return changeWeather(plan, edit, context)
    case 'closer':
      return moveCloser(plan, edit, context)
    case 'cheaper':
      return makeCheaper(plan, edit, context)
    case 'children':
      return forChildren(plan, edit, context)
    case 'meal':
      return changeMeal(plan, edit, context)
    case 'evening':
      return changeEvening(plan, edit, context)
    case 'swap-days':
      return swapDays(plan, edit, context)
    case 'length':
      return changeLength(plan, edit, context)
    case 'nights':
      return changeNights(plan, edit, context)
    case 'swap-places':
      return swapPlaces(plan, edit, context)
    case 'drop-place':
      return dropPlace(plan, edit, context)
    case 'own':
      return addOwnStop(plan, edit, context)
    case 'note':
      return addNote(plan, edit)
    case 'late':
      return delayDay(plan, edit)
    case 'undo':
    case 'ask':
      return 'not_there'
  }
}
