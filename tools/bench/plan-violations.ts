import type { Catalogue } from '@dayplate/catalogue'
import type { DayPlan, PlannedMeal } from '@dayplate/meal-planner'
import type { SimulatedPerson } from './planner-people.ts'
import { expenditureOf, type Food, type Meal, withOrdinaryMeals } from '@dayplate/nutrition'

/** Violations that no plan may contain. */
export const VIOLATIONS = [
  'allergen',
  'diet',
  'floor',
  'rate',
  'leftover',
  'portion grid',
  'gap',
  'proof',
  'ceiling',
] as const
export type Violation = (typeof VIOLATIONS)[number]

/** A meal with its foods, looked up once. */
interface KnownMeal {
  readonly meal: Meal
  readonly parts: readonly { readonly food: Food; readonly grams: number }[]
}

/**
 * Looks for violations with independent rules on plan and catalogue alone. It uses neither the planner nor the rules
 * that selected its meals.
 */
export class ViolationCheck {
  readonly #meals: ReadonlyMap<string, KnownMeal>

  constructor({ foods, meals }: Catalogue) {
    const foodById = new Map(foods.map((food) => [food.id, food]))
    this.#meals = new Map(
      withOrdinaryMeals(meals, foodById).map((meal) => [meal.id, { meal, parts: partsOf(meal, foodById) }]),
    )
  }

  /** Every violation of a plan, one entry each. */
  find(someone: SimulatedPerson, plan: readonly DayPlan[]): readonly Violation[] {
    return plan.flatMap((day, index) => [
      ...day.meals.flatMap((planned) => this.#ofMeal(planned, someone)),
      ...this.#ofDay(day, someone),
      ...this.#ofOrder(plan, index),
      ...this.#ofCeilings(day),
    ])
  }

  #ofMeal(planned: PlannedMeal, { person, allergens }: SimulatedPerson): readonly Violation[] {
    const { parts } = this.#known(planned.mealId)
    return [
      ...(parts.some(({ food }) => food.allergens.some((allergen) => allergens.has(allergen)))
        ? ['allergen' as const]
        : []),
      ...(parts.every(({ food }) => isOfDiet(food, person.diet)) && isLean(parts, person.diet)
        ? []
        : ['diet' as const]),
      ...(isOnGrid(planned.scale, parts) ? [] : ['portion grid' as const]),
    ]
  }

  /** Checks that energy is never under the floor, that weight does not change too fast, and that the proof is true. */
  #ofDay({ meals, proof }: DayPlan, { person }: SimulatedPerson): readonly Violation[] {
    const sum = (of: (food: Food) => number) =>
      meals.reduce((day, { mealId, scale }) => {
        const { parts } = this.#known(mealId)
        return day + scale * parts.reduce((part, { food, grams }) => part + (of(food) * grams) / 100, 0)
      }, 0)
    const off = [
      sum((food) => food.per100g.kcal) / proof.target.kcal - 1,
      sum((food) => food.per100g.proteinG) / proof.target.proteinG - 1,
      sum((food) => food.per100g.fatG) / proof.target.fatG - 1,
      sum((food) => food.per100g.carbohydrateG) / proof.target.carbohydrateG - 1,
    ]
    const isInside = off.every((deviation, row) => Math.abs(deviation) <= (row === 0 ? 0.02 : 0.05) + 1e-9)
    const floor = person.sex === 'female' ? 1200 : 1500
    const weeklyKg = (7 * (proof.target.kcal - expenditureOf(person, person.activity))) / 7700
    const most = person.mode === 'slimming' ? 0.01 : 0.005
    // Rounding a target to 10 kcal changes a week by 5 · 7 / 7700 kg.
    return [
      ...(person.mode === 'slimming' && proof.target.kcal < floor ? ['floor' as const] : []),
      ...(Math.abs(weeklyKg) > most * person.weightKg + 0.005 ? ['rate' as const] : []),
      ...(isInside === proof.holds && (isInside || proof.reasons.length > 0) ? [] : ['proof' as const]),
    ]
  }

  /**
   * Checks that every leftover is eaten the next day and comes from a dish that keeps, and that no other meal repeats
   * within three days unless the day gives that as a reason.
   */
  #ofOrder(plan: readonly DayPlan[], index: number): readonly Violation[] {
    const today = plan[index]
    if (today === undefined) return []
    return today.meals.flatMap((planned): readonly Violation[] => {
      const yesterday = plan[index - 1]?.meals.find(({ type }) => type === planned.type)
      const tomorrow = plan[index + 1]?.meals.find(({ type }) => type === planned.type)
      const { number, total } = planned.portion
      if (number > 1) return isSecondOf(planned, yesterday) && this.#keeps(planned) ? [] : ['leftover']
      if (total > 1 && tomorrow?.mealId !== planned.mealId) return ['leftover']
      const isBack = plan
        .slice(Math.max(0, index - 3), index)
        .some(({ meals }) => meals.some(({ mealId }) => mealId === planned.mealId))
      const isSaid = today.proof.reasons.some(({ code }) => code === 'VARIETY_RELAXED')
      return isBack && !isSaid ? ['gap'] : []
    })
  }

  /**
   * Checks that no lunch or dinner weighs over a kilo, that no dish has been enlarged to over 400 g of vegetables or 25 g
   * of oil unless the day says that a portion is large, and that no meal holds liver.
   */
  #ofCeilings({ meals, proof }: DayPlan): readonly Violation[] {
    const isSaid = proof.reasons.some(({ code }) => code === 'LARGE_PORTION')
    const broken = meals.filter((planned) => {
      const { meal, parts } = this.#known(planned.mealId)
      const isMain = meal.type === 'lunch' || meal.type === 'dinner'
      return (
        (isMain && planned.scale * gramsOf(parts, ({ category }) => category !== 'water') > 1000 + EPSILON) ||
        (planned.scale > 1 && dishesOf(meal, parts).some((dish) => exceedsDish(dish, planned.scale)))
      )
    })
    const liver = meals.filter(({ mealId }) => this.#known(mealId).parts.some(({ food }) => food.id.includes('liver')))
    return [...(isSaid ? [] : broken), ...liver].map(() => 'ceiling')
  }

  #keeps({ mealId, portion }: PlannedMeal): boolean {
    return this.#known(mealId).meal.keepsDays >= portion.number - 1
  }

  #known(mealId: string): KnownMeal {
    const known = this.#meals.get(mealId)
    if (known === undefined) throw new Error(`the catalogue has no meal ${mealId}`)
    return known
  }
}

const EPSILON = 1e-6

type Parts = KnownMeal['parts']

const gramsOf = (parts: Parts, isOne: (food: Food) => boolean): number =>
  parts.reduce((sum, { food, grams }) => sum + (isOne(food) ? grams : 0), 0)

/** The foods of each dish, in the order in which {@link partsOf} lists them. */
function dishesOf({ dishes }: Meal, parts: Parts): readonly Parts[] {
  const foodById = new Map(parts.map(({ food }) => [food.id, food]))
  return dishes.map((dish) => partsOf({ dishes: [dish] }, foodById))
}

function exceedsDish(dish: Parts, scale: number): boolean {
  const vegetables = gramsOf(dish, ({ category, role }) => category === 'vegetables' && role !== 'starchy-root')
  const oil = gramsOf(dish, ({ role }) => role === 'oil' || role === 'aromatic-oil')
  return vegetables * scale > 400 + EPSILON || oil * scale > 25 + EPSILON
}

function partsOf({ dishes }: Pick<Meal, 'dishes'>, foodById: ReadonlyMap<string, Food>) {
  return dishes
    .flatMap(({ ingredients }) => ingredients)
    .flatMap(({ foodId, grams }) => {
      const food = foodById.get(foodId)
      return food === undefined ? [] : [{ food, grams }]
    })
}

function isOfDiet({ origin }: Food, diet: SimulatedPerson['person']['diet']): boolean {
  if (diet === 'vegan') return origin === 'plant'
  return diet === 'vegetarian' ? origin !== 'meat' && origin !== 'fish' : true
}

/** At most 40 % of a meal's energy may come from fat with GLP-1. */
function isLean(parts: KnownMeal['parts'], diet: SimulatedPerson['person']['diet']): boolean {
  if (diet !== 'glp1') return true
  const energy = (of: (food: Food) => number) => parts.reduce((sum, { food, grams }) => sum + of(food) * grams, 0)
  const fat = energy(({ per100g }) => 9 * per100g.fatG)
  return fat <= 0.4 * (fat + energy(({ per100g }) => 4 * (per100g.proteinG + per100g.carbohydrateG))) + 1e-6
}

/**
 * Whether a portion is a multiple of a twentieth between 0.5 and 3, and scales foods that are eaten by the piece in
 * halves: two eggs become one, one and a half or three.
 */
function isOnGrid(scale: number, parts: KnownMeal['parts']): boolean {
  const isHalved = parts.every(({ food, grams }) => {
    const piece = food.measures.find(({ unit }) => unit === 'piece' || unit === 'slice')?.grams
    if (!food.isCountable || piece === undefined) return true
    const halves = Math.round((2 * grams) / piece)
    return halves < 2 || Math.abs(scale * halves - Math.round(scale * halves)) < 1e-6
  })
  return isHalved && scale >= 0.5 && scale <= 3 && Math.abs(20 * scale - Math.round(20 * scale)) < 1e-6
}

function isSecondOf(planned: PlannedMeal, yesterday: PlannedMeal | undefined): boolean {
  return (
    yesterday?.mealId === planned.mealId &&
    yesterday.portion.number === planned.portion.number - 1 &&
    yesterday.portion.total === planned.portion.total
  )
}
