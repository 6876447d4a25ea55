import type { PlanRequest } from './plan-request.ts'

/** When each meal is eaten, by number of the day: 0 is the first one planned, days before it are negative. */
export class EatingHistory {
  readonly #daysOf = new Map<string, number[]>()

  /** Knows the meals of the days before, and pinned ones ahead. */
  static of({ previousMeals, pinned, days }: PlanRequest): EatingHistory {
    const history = new EatingHistory()
    const dayOfDate = new Map(days.map(({ date }, day) => [date, day]))
    previousMeals.forEach((mealIds, index) => {
      for (const mealId of mealIds) history.add(mealId, index - previousMeals.length)
    })
    for (const { date, mealId } of pinned) {
      const day = dayOfDate.get(date)
      if (day !== undefined) history.add(mealId, day)
    }
    return history
  }

  add(mealId: string, day: number): void {
    const days = this.#daysOf.get(mealId)
    if (days === undefined) this.#daysOf.set(mealId, [day])
    else if (!days.includes(day)) days.push(day)
  }

  /** Takes back what {@link add} noted. */
  remove(mealId: string, day: number): void {
    this.#daysOf.set(
      mealId,
      this.#days(mealId).filter((eaten) => eaten !== day),
    )
  }

  /** Whether the meal is eaten on this day or within `gapDays` of it, on either side. */
  isNear(mealId: string, day: number, gapDays: number): boolean {
    return this.#days(mealId).some((eaten) => Math.abs(eaten - day) <= gapDays)
  }

  /** Days to the nearest other time it is eaten, or `null` when there is none. */
  nearestGap(mealId: string, day: number): number | null {
    const gaps = this.#days(mealId).map((eaten) => Math.abs(eaten - day))
    return gaps.length === 0 ? null : Math.min(...gaps)
  }

  /** Whether it is eaten on one of the `gapDays` days after this one. */
  isSoonAfter(mealId: string, day: number, gapDays: number): boolean {
    return this.#days(mealId).some((eaten) => eaten > day && eaten <= day + gapDays)
  }

  /** Meals eaten from one day to another, both included, and on which. */
  between(from: number, to: number): readonly { readonly mealId: string; readonly day: number }[] {
    return [...this.#daysOf].flatMap(([mealId, days]) =>
      days.filter((day) => day >= from && day <= to).map((day) => ({ mealId, day })),
    )
  }

  timesEaten(mealId: string): number {
    return this.#days(mealId).length
  }

  #days(mealId: string): readonly number[] {
    return this.#daysOf.get(mealId) ?? []
  }
}
