import { MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import { centreWish, isMain } from './centre-wish.ts'
import type { DayGoal } from './combination.ts'
import { type FoundDay, searchCheapMeals, searchDay } from './day-search.ts'
import { type DraftMeal, draftPinned, type Leftover } from './draft-meal.ts'
import { cookedPortions, offerLeftover, typeToKeep } from './leftovers.ts'
import { foodsOfWeek } from './foods-of-week.ts'
import type { CostContext } from './meal-cost.ts'
import type { PlanContext } from './plan-context.ts'
import type { RequestedDay } from './plan-request.ts'
import { isInBand, roundScale } from './portion-range.ts'
import { createRandom, hashText, mixBits } from './prng.ts'
import { listOnly, type ListContext, listSlot } from './slot-lists.ts'
import { fixedOption, type SlotList } from './slot-option.ts'
import { BANDED_LEVELS, type Strictness, STRICTNESS_LEVELS } from './strictness.ts'
import { type ScaledTarget, scaleTarget } from './tolerance.ts'
import { at } from './vector.ts'

/** Meals in common that make a day the copy of another. */
const COPIED_MEALS = 4

/** A day before its proof is written. */
export interface DraftDay {
  readonly day: RequestedDay
  readonly meals: readonly DraftMeal[]
  /** The leftover available on this day, eaten or not. */
  readonly offeredLeftover: Leftover | null
}

/** Plans one day: first with all rules, then dropping one rule after another until a day is inside its tolerances. */
export function draftDay(context: PlanContext, day: RequestedDay, before: DaysBefore): DraftDay {
  return new DayDrafting(context, day, before).draft()
}

/** The first goal given to the search for a day without a leftover: all rules apply. */
export function strictGoal(context: PlanContext, day: RequestedDay, before: DaysBefore): DayGoal {
  const [everything] = STRICTNESS_LEVELS
  if (everything === undefined) throw new Error('there are no levels of strictness')
  return new DayDrafting(context, day, before).goal(everything)
}

export interface DaysBefore {
  /** Number of the day to plan; 0 is the first. */
  readonly dayNumber: number
  readonly yesterday: readonly DraftMeal[]
  /** How often this day was planned before. Each attempt uses other random numbers. */
  readonly attempt: number
}

class DayDrafting {
  readonly #context: PlanContext
  readonly #day: RequestedDay
  readonly #before: DaysBefore
  readonly #decided: readonly DraftMeal[]
  readonly #leftover: Leftover | null
  readonly #dateHash: number
  readonly #typeToKeep: MealType | null
  readonly #foodsOfWeek: ReadonlySet<string>

  constructor(context: PlanContext, day: RequestedDay, before: DaysBefore) {
    this.#context = context
    this.#day = day
    this.#before = before
    this.#decided = [...this.#pinned(), ...cookedPortions(context, day, before.yesterday)]
    this.#leftover = offerLeftover(context, before.dayNumber, before.yesterday)
    this.#typeToKeep = typeToKeep(context, before.dayNumber, this.#leftover)
    this.#dateHash = mixBits(hashText(day.date) + before.attempt)
    this.#foodsOfWeek = foodsOfWeek(context, before.dayNumber, this.#decided)
  }

  draft(): DraftDay {
    let meals: readonly DraftMeal[] = []
    for (const strictness of this.#levels()) {
      if (!this.#isWorthTrying(strictness)) continue
      const fixed = this.#fixedMeals(strictness)
      const found = this.#search(strictness, fixed)
      if (found === null) continue
      meals = this.#toMeals(found, fixed)
      if (found.isInside && meals.length === this.#mealCount()) {
        meals = this.#unlikeEarlierDays(meals, strictness)
        break
      }
    }
    return { day: this.#day, meals, offeredLeftover: this.#leftover }
  }

  #levels(): readonly Strictness[] {
    return this.#context.request.keepsBands === true ? BANDED_LEVELS : STRICTNESS_LEVELS
  }

  /**
   * The meals, or others if they were all eaten together on one earlier day: a copied day needs nothing new, so it
   * costs little, and people notice it at once. Season, variety and size of the portions give way before a day is copied,
   * the tolerances of its macros do not.
   *
   * @param reached the level of the meals
   */
  #unlikeEarlierDays(meals: readonly DraftMeal[], reached: Strictness): readonly DraftMeal[] {
    if (!this.#isCopy(meals)) return meals
    const barred = new Set(mainsOf(meals))
    const levels = this.#levels()
    for (const strictness of levels.slice(levels.indexOf(reached))) {
      if (strictness.tolerances !== reached.tolerances) break
      if (!this.#isWorthTrying(strictness)) continue
      const fixed = this.#fixedMeals(strictness)
      const found = this.#search(strictness, fixed, barred)
      const others = found?.isInside === true ? this.#toMeals(found, fixed) : []
      if (others.length !== meals.length) continue
      if (!this.#isCopy(others)) return others
      for (const mealId of mainsOf(others)) barred.add(mealId)
    }
    return meals
  }

  #isCopy(meals: readonly DraftMeal[]): boolean {
    const ids = meals.map(({ mealId }) => mealId)
    return this.#context.history.eatenTogether(ids, this.#before.dayNumber).size >= COPIED_MEALS
  }

  /** Meals of a full day: one of every type that has a recipe. */
  #mealCount(): number {
    const { meals } = this.#context
    return MEAL_TYPES.filter((type) => meals[type].length > 0 || this.#decided.some((meal) => meal.type === type))
      .length
  }

  /** Skips leftover wishes that cannot succeed: no leftover exists, or an equal portion would be outside its band. */
  #isWorthTrying({ leftover: wish }: Strictness): boolean {
    const leftover = this.#leftover
    if (leftover === null) return wish === 'none'
    const kcal = leftover.macros.kcal * leftover.scale
    return wish !== 'same-portion' || isInBand(leftover.type, kcal, this.#day.target.kcal)
  }

  #pinned(): readonly DraftMeal[] {
    return MEAL_TYPES.flatMap((type) => this.#context.findPinned(this.#day.date, type) ?? []).map(draftPinned)
  }

  #fixedMeals({ leftover }: Strictness): readonly DraftMeal[] {
    return leftover === 'same-portion' && this.#leftover !== null ? [...this.#decided, this.#leftover] : this.#decided
  }

  /** A leftover is worth a search of bounded time: `null` when that finds no day with it. */
  #search(strictness: Strictness, fixed: readonly DraftMeal[], barred?: ReadonlySet<string>): FoundDay | null {
    const goal = this.goal(strictness, fixed, barred)
    if (strictness.leftover !== 'none') return searchCheapMeals(goal)
    return searchDay(goal, createRandom(mixBits(this.#context.seedHash ^ this.#dateHash)))
  }

  /** @param barred ids of meals that the day does not choose */
  goal(
    strictness: Strictness,
    fixed: readonly DraftMeal[] = this.#decided,
    barred: ReadonlySet<string> = new Set(),
  ): DayGoal {
    const scaled = scaleTarget(this.#day.target, strictness.tolerances)
    return {
      lists: MEAL_TYPES.map((type) => this.#listOf(type, { strictness, scaled, fixed, barred })),
      goal: scaled.goal,
      slotKcal: Float64Array.from(MEAL_TYPES, (type) => this.#day.target.mealKcal[type] * at(scaled.unit, 0)),
      likeness: this.#context.likeness,
    }
  }

  #listOf(type: MealType, { strictness, scaled, fixed, barred }: Attempt): SlotList {
    const meal = fixed.find((candidate) => candidate.type === type)
    if (meal !== undefined) {
      return [fixedOption(meal.mealId, meal.indexed, { scale: meal.scale, macros: meal.macros, target: scaled })]
    }
    const context: ListContext = {
      day: this.#day,
      dayNumber: this.#before.dayNumber,
      scaled,
      strictness,
      barred,
      history: this.#context.history,
      repertoire: this.#context.repertoire.mealsOf(type, this.#day),
      cost: this.#costContext(type),
    }
    const leftover = strictness.leftover === 'own-portion' && this.#leftover?.type === type ? this.#leftover : null
    return leftover === null ? listSlot(this.#context.meals[type], context) : listOnly(leftover.indexed, context)
  }

  #costContext(type: MealType): CostContext {
    const { history, seedHash, tastes } = this.#context
    return {
      tastes,
      centreWish: isMain(type) ? centreWish(tastes, history, this.#before.dayNumber) : 0,
      seedHash,
      dateHash: this.#dateHash,
      dayKcal: this.#day.target.kcal,
      dayProteinG: this.#day.target.proteinG,
      timesEaten: (mealId) => history.timesEaten(mealId),
      yesterday: this.#before.yesterday.find((meal) => meal.type === type)?.indexed ?? null,
      guides: { guides: this.#day.target.guides, kcal: this.#day.target.kcal },
      foodsOfWeek: this.#foodsOfWeek,
      wantsLeftover: type === this.#typeToKeep,
    }
  }

  #toMeals(found: FoundDay, fixed: readonly DraftMeal[]): readonly DraftMeal[] {
    return MEAL_TYPES.flatMap((type, slot): readonly DraftMeal[] => {
      const current = fixed.find((meal) => meal.type === type)
      if (current !== undefined) return [current]
      const indexed = found.options[slot]?.indexed
      if (indexed === undefined || indexed === null) return []
      const { id: mealId, macros } = indexed.meal
      const origin = mealId === this.#leftover?.mealId ? 'leftover' : 'chosen'
      return [{ origin, type, mealId, indexed, macros, scale: roundScale(found.scales[slot] ?? 0) }]
    })
  }
}

interface Attempt {
  readonly strictness: Strictness
  readonly scaled: ScaledTarget
  readonly fixed: readonly DraftMeal[]
  readonly barred: ReadonlySet<string>
}

const mainsOf = (meals: readonly DraftMeal[]): readonly string[] =>
  meals.filter(({ type }) => isMain(type)).map(({ mealId }) => mealId)
