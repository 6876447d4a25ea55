import type { DayProof } from '../day-plan.ts'
import { changeDay, type MealChange } from '../current/meal-change.ts'
import { proveCurrentDay } from '../current/prove-current-day.ts'
import { findCurrentMeal, type CurrentDay } from '../current/current-day.ts'
import { concessionsOf } from './concessions-of.ts'
import type { JudgedMeal, JudgedPlace } from './judged-meal.ts'
import type { DayEffect, MealReplacement, MealReplacementRequest } from './meal-replacement.ts'

type Request = Pick<MealReplacementRequest, 'days' | 'slot'>

/**
 * Writes a judged candidate as changes with their effects on each day. Calculates from the meals, not from the search.
 */
export class ReplacementWriter {
  readonly #request: Request
  readonly #before = new Map<CurrentDay, DayProof>()

  constructor(request: Request) {
    this.#request = request
  }

  write(judged: JudgedMeal, isOriginal: boolean): MealReplacement {
    const { indexed, places, affected, closeness } = judged
    const changes = [
      ...places.flatMap((place, index) => this.#placeChanges(judged, place, index)),
      ...affected.cut.changes,
    ]
    const effects = places
      .map((place) => this.#effectOf(place, changes))
      .toSorted((a, b) => Number(b.date === this.#request.slot.date) - Number(a.date === this.#request.slot.date))
    return {
      meal: indexed.meal,
      isOriginal,
      keepsInside: effects.every(({ after }) => after.holds),
      closeness,
      affectedDays: affected.affectedDays,
      concessions: concessionsOf(
        indexed.meal,
        places.map(({ day }) => day),
        this.#request.days,
      ),
      effects,
      changes,
    }
  }

  /** The meal itself, then other portions of its day. A dish for several days is one batch with numbered portions. */
  #placeChanges(
    { indexed, places }: JudgedMeal,
    { occurrence, fitted }: JudgedPlace,
    index: number,
  ): readonly MealChange[] {
    const { date, type, current } = occurrence
    const portion = { number: index + 1, total: places.length }
    const to = { meal: indexed.meal, scale: fitted.scale, portion, isEaten: false, isPinned: true }
    const others = fitted.others.flatMap((other): readonly MealChange[] => {
      const from = findCurrentMeal(this.#request.days, { date, type: other.type })
      return from === undefined ? [] : [{ date, type: other.type, from, to: { ...from, scale: other.scale } }]
    })
    return [{ date, type, from: current, to }, ...others]
  }

  #effectOf({ day, occurrence, fitted }: JudgedPlace, changes: readonly MealChange[]): DayEffect {
    const before = this.#before.get(day) ?? proveCurrentDay(day)
    this.#before.set(day, before)
    return {
      date: occurrence.date,
      before,
      after: proveCurrentDay(changeDay(day, changes)),
      portionChanges: fitted.others.map(({ type, scale }) => ({
        type,
        from: findCurrentMeal(this.#request.days, { date: occurrence.date, type })?.scale ?? scale,
        to: scale,
      })),
    }
  }
}
