import type { DayProof } from './day-plan.ts'
import { type DraftDay, draftDay } from './draft-day.ts'
import { createContext, type PlanContext } from './plan-context.ts'
import { reasonsFor } from './plan-reasons.ts'
import type { PlanRequest, RequestedDay } from './plan-request.ts'
import { proveDay } from './proof.ts'

export interface ProvenDay {
  readonly draft: DraftDay
  readonly proof: DayProof
}

/** Attempts to save a day outside its tolerances: how many days to go back, and how often. */
const SECOND_THOUGHTS = [
  { daysBack: 1, attempt: 1 },
  { daysBack: 1, attempt: 2 },
  { daysBack: 2, attempt: 3 },
  { daysBack: 2, attempt: 4 },
] as const

/** After this many failed days the planner stops replanning, because the catalogue cannot reach such a target. */
const PATIENCE = 2

/**
 * Drafts the days in order. Planning is greedy, so earlier days sometimes use up the meals that a later day needs. Then
 * they are planned again with other random numbers.
 */
export class Drafting {
  readonly #context: PlanContext
  readonly #days: readonly RequestedDay[]
  #proven: ProvenDay[] = []
  #patience = PATIENCE

  constructor(request: PlanRequest) {
    this.#context = createContext(request)
    this.#days = request.days
  }

  run(): readonly ProvenDay[] {
    while (this.#proven.length < this.#days.length) {
      this.#appendDay(0)
      if (this.#proven.at(-1)?.proof.holds === false) this.#thinkAgain()
    }
    return this.#proven
  }

  #thinkAgain(): void {
    if (this.#patience === 0) return
    for (const { daysBack, attempt } of SECOND_THOUGHTS) {
      if (daysBack < this.#proven.length && this.#hasReplanned(daysBack + 1, attempt)) return
    }
    this.#patience -= 1
  }

  /** Plans the last days again and keeps the result only if all of them are within their tolerances. */
  #hasReplanned(dayCount: number, attempt: number): boolean {
    const former = this.#clearErrors(dayCount)
    for (let index = 0; index < dayCount; index++) this.#appendDay(attempt)
    if (this.#proven.slice(-dayCount).every(({ proof }) => proof.holds)) return true
    this.#clearErrors(dayCount)
    for (const proven of former) this.#push(proven)
    return false
  }

  #appendDay(attempt: number): void {
    const dayNumber = this.#proven.length
    const day = this.#days[dayNumber]
    if (day === undefined) return
    const yesterday = this.#proven.at(-1)?.draft.meals ?? []
    const draft = draftDay(this.#context, day, { dayNumber, yesterday, attempt })
    const proof = proveDay(day.target, draft.meals, reasonsFor(this.#context, draft, dayNumber))
    this.#push({ draft, proof })
  }

  #push(proven: ProvenDay): void {
    const dayNumber = this.#proven.length
    for (const { mealId } of proven.draft.meals) this.#context.history.add(mealId, dayNumber)
    this.#proven.push(proven)
  }

  #clearErrors(dayCount: number): readonly ProvenDay[] {
    const from = this.#proven.length - dayCount
    const taken = this.#proven.slice(from)
    taken.forEach(({ draft }, index) => {
      const chosen = draft.meals.filter(({ origin }) => origin !== 'pinned')
      for (const { mealId } of chosen) this.#context.history.remove(mealId, from + index)
    })
    this.#proven = this.#proven.slice(0, from)
    return taken
  }
}
