import { MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import type { Catalogue } from './catalogue.ts'
import { type DietGroup, DIET_GROUPS } from './diet-group.ts'
import { factorKcal, isEnergyConsistent } from './factor-energy.ts'
import { type MealFacts, mealFacts } from './meal-facts.ts'
import { MOST_INGREDIENT_G } from './plausible-amounts.ts'

/** Energy of one base portion in kcal, by meal type; plans scale portions, so a base too far off scales badly. */
export const BASE_PORTION_KCAL = {
  breakfast: { least: 300, most: 520 },
  lunch: { least: 400, most: 700 },
  snack: { least: 140, most: 260 },
  dinner: { least: 360, most: 640 },
} as const satisfies Record<MealType, { least: number; most: number }>

/** Meals of one type that keep two weeks of plans from repeating themselves. */
export const LEAST_MEALS_PER_TYPE = 16

export interface CheckFailure {
  readonly check: 'energy' | 'amount' | 'name' | 'base portion' | 'count'
  /** Id of the meal or food, or the meal type. */
  readonly subject: string
  readonly message: string
}

export type GroupCounts = Readonly<Record<MealType, Readonly<Record<DietGroup, number>>>>

export interface CatalogueCheck {
  /** Empty when the catalogue may be released. */
  readonly failures: readonly CheckFailure[]
  /** Ids of foods whose energy the factors do not reproduce: spices, bran, vanilla in alcohol. Told, not refused. */
  readonly foodsOffFactors: readonly string[]
  readonly counts: GroupCounts
}

/** The checks a catalogue has to pass before it is released. */
export function checkCatalogue(catalogue: Catalogue): CatalogueCheck {
  const facts = mealFacts(catalogue)
  const counts = countGroups(facts)
  return {
    failures: [
      ...facts.flatMap((fact) => [...energyFailures(fact), ...amountFailures(fact), ...basePortionFailures(fact)]),
      ...nameFailures(catalogue),
      ...MEAL_TYPES.flatMap((type) => countFailures(type, counts[type])),
    ],
    foodsOffFactors: catalogue.foods.filter((food) => !isEnergyConsistent(food.per100g)).map((food) => food.id),
    counts,
  }
}

function energyFailures({ meal, nutrition }: MealFacts): readonly CheckFailure[] {
  if (isEnergyConsistent(nutrition)) return []
  const message = `${Math.round(nutrition.kcal)} kcal by the table, ${Math.round(factorKcal(nutrition))} by the factors`
  return [{ check: 'energy', subject: meal.id, message }]
}

function amountFailures({ meal }: MealFacts): readonly CheckFailure[] {
  return meal.dishes
    .flatMap((dish) => dish.ingredients)
    .filter(({ grams }) => !(grams > 0 && grams <= MOST_INGREDIENT_G))
    .map(({ foodId, grams }) => ({ check: 'amount', subject: meal.id, message: `${grams} g of ${foodId}` }))
}

function basePortionFailures({ meal, nutrition }: MealFacts): readonly CheckFailure[] {
  const { least, most } = BASE_PORTION_KCAL[meal.type]
  if (nutrition.kcal >= least && nutrition.kcal <= most) return []
  const message = `${Math.round(nutrition.kcal)} kcal; a ${meal.type} has ${least} to ${most}`
  return [{ check: 'base portion', subject: meal.id, message }]
}

function nameFailures({ foods, meals }: Catalogue): readonly CheckFailure[] {
  return [
    ...repeated(foods.map((food) => food.id)),
    ...repeated(foods.map((food) => food.name.en)),
    ...repeated(foods.map((food) => food.name.pl)),
    ...repeated(meals.map((meal) => meal.id)),
    ...repeated(meals.map((meal) => meal.name.toLowerCase())),
  ].map((name) => ({ check: 'name', subject: name, message: 'Used more than once' }))
}

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) < index)
}

function countFailures(type: MealType, counts: Readonly<Record<DietGroup, number>>): readonly CheckFailure[] {
  const total = DIET_GROUPS.reduce((sum, group) => sum + counts[group], 0)
  const third = Math.floor(total / 3)
  const shortages = [
    ...(total < LEAST_MEALS_PER_TYPE ? [`${total} meals, at least ${LEAST_MEALS_PER_TYPE} needed`] : []),
    ...(counts.vegan < third ? [`${counts.vegan} of ${total} are vegan, a third needed`] : []),
    ...(counts.vegetarian < third
      ? [`${counts.vegetarian} of ${total} are vegetarian with dairy or egg, a third needed`]
      : []),
  ]
  return shortages.map((message) => ({ check: 'count', subject: type, message }))
}

function countGroups(facts: readonly MealFacts[]): GroupCounts {
  const count = (type: MealType, group: DietGroup): number =>
    facts.filter((fact) => fact.meal.type === type && fact.group === group).length
  const byGroup = (type: MealType): Record<DietGroup, number> => ({
    vegan: count(type, 'vegan'),
    vegetarian: count(type, 'vegetarian'),
    other: count(type, 'other'),
  })
  return {
    breakfast: byGroup('breakfast'),
    lunch: byGroup('lunch'),
    snack: byGroup('snack'),
    dinner: byGroup('dinner'),
  }
}
