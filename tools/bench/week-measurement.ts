import type { Catalogue } from '@dayplate/catalogue'
import { addDays, type CalendarDay, weekday } from '@dayplate/dates'
import { type DayPlan, type DayProof, planDays, type PlannedMeal } from '@dayplate/meal-planner'
import {
  type Diet,
  type Food,
  type FoodCategory,
  isLooseProduce,
  type Meal,
  withOrdinaryMeals,
} from '@dayplate/nutrition'
import { type DayToBuy, type FoodAmounts, purchaseOf, shoppingList } from '@dayplate/rules/shopping-list'
import { PlannerMeasurement } from './planner-measurement.ts'
import type { SimulatedPerson } from './planner-people.ts'

/** What one person shops, cooks and eats in 14 days. */
export interface PlannedWeeks {
  readonly diet: Diet
  /** Whether every day is inside its tolerances. */
  readonly holds: boolean
  readonly mealIds: ReadonlySet<string>
  readonly weeks: readonly Week[]
  /**
   * The largest difference, in edible grams of a food, between the lists of the weeks together and the sum of all plates, which this
   * file adds up without the list's own code.
   */
  readonly listErrorG: number
  /** CPU time of the plan. */
  readonly milliseconds: number
}

export interface Week {
  /** Foods on the shopping list of the week, without seasonings and tap water. */
  readonly foods: number
  /** Foods among these that only one cooked meal uses. A pot counts once. */
  readonly foodsUsedOnce: number
  /** Grams of fresh food as bought, and how much of it is left when the week is cooked. */
  readonly freshBoughtG: number
  readonly freshLeftG: number
  /** Meals cooked in the week whose work takes over ten minutes. */
  readonly cookings: number
  readonly differentMeals: number
  /** Minutes of work on each weekday. Days of the weekend are left out. */
  readonly weekdayMinutes: readonly number[]
  /** Minutes until each breakfast of a weekday is ready. */
  readonly breakfastMinutes: readonly number[]
}

/** A day of a plan, as far as its weeks are concerned. */
export interface EatenDay extends Pick<DayPlan, 'date' | 'meals'> {
  readonly proof: Pick<DayProof, 'holds'>
}

const WEEK_DAYS = 7
const SATURDAY = 6
const SESSION_MINUTES = 10

/** Categories whose food spoils within days of opening. */
const FRESH: ReadonlySet<FoodCategory> = new Set(['vegetables', 'fruit', 'bread', 'dairy', 'meat', 'fish'])

/** Foods of these categories that keep for weeks after opening: dry, salted, in vinegar, in oil, ripened hard, or frozen. */
const KEEPS_OPENED: ReadonlySet<string> = new Set(
  `crispbread corn-crispbread butter ghee parmesan whey-protein anchovies kabanos dates raisins dried-cranberries
  dried-apricots dried-figs prunes capers gherkins pickled-cucumber olives green-olives sun-dried-tomatoes tomato-paste
  sauerkraut vegan-kimchi dried-porcini nori green-peas sweetcorn`.split(/\s+/),
)

/** What is left of a cabbage or a bunch of radishes keeps, so they count as if they were sold by weight. */
const inPacksOrWeighed = (food: Food): Food =>
  isLooseProduce(food) ? { ...food, container: 'pack', packsG: [] } : food

/** Makes plans and measures their weeks as one adult shops and cooks them. */
export class WeekMeasurement {
  readonly #planner: PlannerMeasurement
  readonly #foodById: ReadonlyMap<string, Food>
  readonly #mealById: ReadonlyMap<string, Meal>

  constructor(catalogue: Catalogue) {
    this.#planner = new PlannerMeasurement(catalogue)
    this.#foodById = new Map(catalogue.foods.map((food) => [food.id, food]))
    this.#mealById = new Map(withOrdinaryMeals(catalogue.meals, this.#foodById).map((meal) => [meal.id, meal]))
  }

  plan(someone: SimulatedPerson, seed: string): PlannedWeeks {
    const request = this.#planner.request(someone, seed)
    const before = process.threadCpuUsage()
    const plan = planDays(request)
    const { user, system } = process.threadCpuUsage(before)
    return { diet: someone.person.diet, milliseconds: (user + system) / 1000, ...this.measure(plan) }
  }

  measure(plan: readonly EatenDay[]): Omit<PlannedWeeks, 'diet' | 'milliseconds'> {
    const starts = plan.filter((_, index) => index % WEEK_DAYS === 0).map(({ date }) => date)
    return {
      holds: plan.every(({ proof }) => proof.holds),
      mealIds: new Set(plan.flatMap(({ meals }) => meals.map(({ mealId }) => mealId))),
      weeks: starts.map((start) => this.#week(plan, start)),
      listErrorG: this.#listError(plan, starts),
    }
  }

  #week(plan: readonly EatenDay[], start: CalendarDay): Week {
    const end = addDays(start, WEEK_DAYS - 1)
    const days = plan.filter(({ date }) => start <= date && date <= end)
    const weekdays = days.filter(({ date }) => weekday(date) < SATURDAY && weekday(date) > 0)
    const cooked = days.flatMap(cookedOn)
    const list = shoppingList(
      plan.map((day) => this.#toBuy(day)),
      { start, end },
    )
    const listed = [...list].filter(([foodId]) => !this.#food(foodId).isSeasoning)
    const uses = cooked.flatMap(({ mealId }) => [...new Set(this.#ingredients(mealId).map(({ foodId }) => foodId))])
    const timesUsed = Map.groupBy(uses, (foodId) => foodId)
    return {
      foods: listed.length,
      foodsUsedOnce: listed.filter(([foodId]) => timesUsed.get(foodId)?.length === 1).length,
      ...this.#freshFood(list),
      cookings: cooked.filter(({ mealId }) => this.#workMinutes(mealId) > SESSION_MINUTES).length,
      differentMeals: new Set(days.flatMap(({ meals }) => meals.map(({ mealId }) => mealId))).size,
      weekdayMinutes: weekdays.map((day) =>
        cookedOn(day).reduce((sum, { mealId }) => sum + this.#workMinutes(mealId), 0),
      ),
      breakfastMinutes: weekdays.flatMap((day) =>
        cookedOn(day).flatMap(({ type, mealId }) =>
          type === 'breakfast' ? [this.#meal(mealId).preparationMinutes] : [],
        ),
      ),
    }
  }

  #listError(plan: readonly EatenDay[], starts: readonly CalendarDay[]): number {
    const days = plan.map((day) => this.#toBuy(day))
    const listed = new Map<string, number>()
    for (const start of starts) {
      for (const [foodId, grams] of shoppingList(days, { start, end: addDays(start, WEEK_DAYS - 1) }))
        listed.set(foodId, (listed.get(foodId) ?? 0) + grams)
    }
    const eaten = this.#gramsOnPlates(plan)
    const foodIds = [...new Set([...listed.keys(), ...eaten.keys()])]
    return Math.max(0, ...foodIds.map((foodId) => Math.abs((listed.get(foodId) ?? 0) - (eaten.get(foodId) ?? 0))))
  }

  /** Edible grams on all plates of a plan, with those of a last pot that are eaten after its end. */
  #gramsOnPlates(plan: readonly EatenDay[]): ReadonlyMap<string, number> {
    const grams = new Map<string, number>()
    const plates = plan.flatMap(({ meals }, index) =>
      meals.map((meal) => ({ ...meal, daysLeft: plan.length - 1 - index })),
    )
    for (const { mealId, scale, portion, daysLeft } of plates) {
      const after = portion.number === 1 ? Math.max(0, portion.total - 1 - daysLeft) : 0
      for (const ingredient of this.#ingredients(mealId)) {
        if (this.#food(ingredient.foodId).category === 'water') continue
        const before = grams.get(ingredient.foodId) ?? 0
        grams.set(ingredient.foodId, before + ingredient.grams * scale * (1 + after))
      }
    }
    return grams
  }

  #freshFood(list: FoodAmounts): Pick<Week, 'freshBoughtG' | 'freshLeftG'> {
    const fresh = [...list].filter(([foodId]) => FRESH.has(this.#food(foodId).category) && !KEEPS_OPENED.has(foodId))
    const amounts = fresh.flatMap(([foodId, edibleG]) => {
      const food = this.#food(foodId)
      const purchase = purchaseOf(inPacksOrWeighed(food), edibleG)
      if (purchase === null) return []
      // Counted pieces are bought in edible grams, everything else with its peel.
      const isCounted = purchase.kind === 'pieces' || (purchase.kind === 'packs' && food.isCountable)
      const neededG = isCounted ? edibleG : (100 * edibleG) / food.ediblePercent
      return [{ boughtG: purchase.grams, leftG: Math.max(0, purchase.grams - neededG) }]
    })
    return {
      freshBoughtG: amounts.reduce((sum, { boughtG }) => sum + boughtG, 0),
      freshLeftG: amounts.reduce((sum, { leftG }) => sum + leftG, 0),
    }
  }

  #toBuy({ date, meals }: EatenDay): DayToBuy {
    return {
      date,
      meals: meals.map(({ type, mealId, scale, portion }) => ({
        type,
        recipe: mealId,
        scale,
        portion: portion.number,
        portionsTotal: portion.total,
        ingredients: this.#ingredients(mealId).map(({ foodId, grams }) => ({
          foodId,
          grams,
          category: this.#food(foodId).category,
        })),
      })),
    }
  }

  #workMinutes(mealId: string): number {
    const { activeMinutes, preparationMinutes } = this.#meal(mealId)
    return activeMinutes ?? preparationMinutes
  }

  #ingredients(mealId: string) {
    return this.#meal(mealId).dishes.flatMap(({ ingredients }) => ingredients)
  }

  #meal(mealId: string): Meal {
    const meal = this.#mealById.get(mealId)
    if (meal === undefined) throw new Error(`the catalogue has no meal ${mealId}`)
    return meal
  }

  #food(foodId: string): Food {
    const food = this.#foodById.get(foodId)
    if (food === undefined) throw new Error(`the catalogue has no food ${foodId}`)
    return food
  }
}

/** Meals cooked on a day: all but the leftovers of earlier pots. */
const cookedOn = ({ meals }: EatenDay): readonly PlannedMeal[] => meals.filter(({ portion }) => portion.number === 1)
