import type { PlanRequest } from './plan-request.ts'

/** The days on which each meal is eaten, by day number: 0 is the first planned day, earlier days are negative. */
export class EatingHistory {
  readonly #daysOf = new Map<string, number[]>()

  /** Starts with the meals of the days before and the pinned meals ahead. */
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

  /** Undoes {@link add}. */
  remove(mealId: string, day: number): void {
    this.#daysOf.set(
      mealId,
      this.#days(mealId).filter((eaten) => eaten !== day),
    )
  }

  /** Whether the meal is eaten on this day or within `gapDays` before or after it. */
  isNear(mealId: string, day: number, gapDays: number): boolean {
    return this.#days(mealId).some((eaten) => Math.abs(eaten - day) <= gapDays)
  }

  /** Days to the nearest other day with this meal, or `null` when there is none. */
  nearestGap(mealId: string, day: number): number | null {
    const gaps = this.#days(mealId).map((eaten) => Math.abs(eaten - day))
    return gaps.length === 0 ? null : Math.min(...gaps)
  }

  /** Whether it is eaten on one of the `gapDays` days after this one. */
  isSoonAfter(mealId: string, day: number, gapDays: number): boolean {
    return this.#days(mealId).some((eaten) => eaten > day && eaten <= day + gapDays)
  }

  /** Meals eaten between two days, both included, with their days. */
  between(from: number, to: number): readonly { readonly mealId: string; readonly day: number }[] {
    return [...this.#daysOf].flatMap(([mealId, days]) =>
      days.filter((day) => day >= from && day <= to).map((day) => ({ mealId, day })),
    )
  }

  /** Those of the meals that were eaten on one earlier day: on the day that shares most of them. */
  eatenTogether(mealIds: readonly string[], before: number): ReadonlySet<string> {
    const eaten = mealIds.flatMap((mealId) =>
      this.#days(mealId).flatMap((day) => (day < before ? [{ mealId, day }] : [])),
    )
    const [most = []] = [...Map.groupBy(eaten, ({ day }) => day).values()].toSorted((a, b) => b.length - a.length)
    return new Set(most.map(({ mealId }) => mealId))
  }

  timesEaten(mealId: string): number {
    return this.#days(mealId).length
  }

  #days(mealId: string): readonly number[] {
    return this.#daysOf.get(mealId) ?? []
  }
}
