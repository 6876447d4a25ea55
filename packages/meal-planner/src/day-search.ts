import { Combination, type DayGoal, OUTSIDE } from './combination.ts'
import { enumerateByCost } from './enumeration.ts'
import { PairSearch } from './pair-search.ts'
import { SLOTS } from './portion-fit.ts'
import type { SlotOption } from './slot-option.ts'
import { at } from './vector.ts'

/** One meal per slot with its portion. */
export interface FoundDay {
  readonly options: readonly SlotOption[]
  readonly scales: readonly number[]
  readonly isInside: boolean
}

/** Random starts; the search stops at the first that ends inside the tolerances. */
const STARTS = 16

/** Combinations tried per pair of slots when two meals are replaced at once. */
const PAIR_BUDGET = 150

/** Combinations judged in order of cost, to improve the result of the local search. */
const ENUMERATION_BUDGET = 500

/** Up to this many combinations, judging all of them is faster than searching. */
const FEW_COMBINATIONS = 800

/**
 * The search reuses its tables, because allocating them takes longer than filling them. A search ends before the next
 * begins, and the next one reads nothing that is left in them.
 */
const pairSearch = new PairSearch()

/**
 * Finds meals and portions for one day; when no combination is inside the tolerances, the one that is least outside.
 */
export function searchDay(day: DayGoal, random: () => number): FoundDay {
  return searchCheapMeals(day) ?? searchHardDay(day, random)
}

/** Finds a day inside its tolerances among the cheapest meals; null when there is none. Takes a bounded time. */
export function searchCheapMeals(day: DayGoal): FoundDay | null {
  pairSearch.run(day)
  if (pairSearch.score >= OUTSIDE) return null
  return { options: pairSearch.options(), scales: pairSearch.scales(), isInside: true }
}

/**
 * Used when the cheapest meals are not enough: a local search through all meals until one day is inside, then a bounded
 * search by cost.
 */
function searchHardDay(day: DayGoal, random: () => number): FoundDay {
  const search = new DaySearch(day)
  const combinations = day.lists.reduce((product, list) => product * list.length, 1)
  if (combinations <= FEW_COMBINATIONS) {
    search.enumerate(FEW_COMBINATIONS)
    return search.found()
  }
  search.startUntilInside(random)
  if (!search.isInside) search.replacePairs()
  search.enumerate(ENUMERATION_BUDGET)
  return search.found()
}

class DaySearch {
  readonly #day: DayGoal
  readonly #combination: Combination
  readonly #best = new Int32Array(SLOTS)
  readonly #current = new Int32Array(SLOTS)
  #bestScore = Number.POSITIVE_INFINITY

  constructor(day: DayGoal) {
    this.#day = day
    this.#combination = new Combination(day)
  }

  get isInside(): boolean {
    return this.#bestScore < OUTSIDE
  }

  startUntilInside(random: () => number): void {
    for (let start = 0; start < STARTS && !this.isInside; start++) {
      for (let slot = 0; slot < SLOTS; slot++) {
        const draw = start === 0 ? 0 : random()
        // Squared, because better meals come first in the lists.
        this.#current[slot] = Math.floor(draw * draw * this.#size(slot))
      }
      this.#climb()
    }
  }

  /** Replaces one meal at a time as long as the day improves. */
  #climb(): void {
    let score = this.#judge()
    for (let isBetter = true; isBetter;) {
      isBetter = false
      for (let slot = 0; slot < SLOTS; slot++) {
        const improved = this.#improveSlot(slot, score)
        isBetter ||= improved < score
        score = improved
      }
    }
  }

  #improveSlot(slot: number, scoreBefore: number): number {
    const others = this.#cost() - this.#optionCost(slot, at(this.#current, slot))
    let score = scoreBefore
    let chosen = at(this.#current, slot)
    for (let index = 0; index < this.#size(slot); index++) {
      if (others + this.#optionCost(slot, index) >= this.#bestScore) break
      this.#current[slot] = index
      const trial = this.#judge()
      if (trial < score) {
        score = trial
        chosen = index
      }
    }
    this.#current[slot] = chosen
    return score
  }

  /** Replaces two meals at once, starting from the best day so far, until a day is inside. */
  replacePairs(): void {
    for (let first = 0; first < SLOTS; first++) {
      for (let second = first + 1; second < SLOTS; second++) {
        this.#current.set(this.#best)
        this.#replacePair(first, second)
        if (this.isInside) return
      }
    }
  }

  #replacePair(first: number, second: number): void {
    let tried = 0
    for (let one = 0; one < this.#size(first); one++) {
      for (let other = 0; other < this.#size(second); other++) {
        if (tried++ >= PAIR_BUDGET || this.isInside) return
        this.#current[first] = one
        this.#current[second] = other
        this.#judge()
      }
    }
  }

  enumerate(budget: number): void {
    enumerateByCost(this.#day.lists, {
      budget,
      bound: () => this.#bestScore,
      visit: (choice) => {
        this.#current.set(choice)
        this.#judge()
      },
    })
  }

  found(): FoundDay {
    return {
      options: this.#day.lists.flatMap((list, slot) => list[at(this.#best, slot)] ?? []),
      scales: this.#combination.portions(this.#best),
      isInside: this.isInside,
    }
  }

  #judge(): number {
    const score = this.#combination.score(this.#current)
    if (score < this.#bestScore) {
      this.#bestScore = score
      this.#best.set(this.#current)
    }
    return score
  }

  #size(slot: number): number {
    return this.#day.lists[slot]?.length ?? 0
  }

  #optionCost(slot: number, index: number): number {
    return this.#day.lists[slot]?.[index]?.cost ?? 0
  }

  #cost(): number {
    let sum = 0
    for (let slot = 0; slot < SLOTS; slot++) sum += this.#optionCost(slot, at(this.#current, slot))
    return sum
  }
}
