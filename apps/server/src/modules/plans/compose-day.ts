import { scaleMacros, sumMacros, type Macros } from '@dayplate/nutrition'
import type { DailyDietPlanNormal, DayDish, DishIngredient, MealEvent } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue, MealVersion, VersionedIngredient } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { measurementsOf } from './measure-text.ts'
import type { PlannedMeal } from './plan-day-document.ts'
import type { StoredDay } from './plans.repository.ts'
import { wireMacro } from './wire-macro.ts'
import { DIET_NAMES, MEAL_TYPE_NAMES, WIRE_MEAL_TYPE, wirePhase } from './wire-names.ts'

type Language = 'en' | 'pl'

/** What composing needs: the versions a day points at, and the reader's language. */
export interface Composition {
  readonly catalogue: Catalogue
  readonly language: Language
}

/** A stored day with its meals filled in from their versions. */
export function composeDay(day: StoredDay, { catalogue, language }: Composition): DailyDietPlanNormal {
  const eaten = new Set(day.eaten)
  const meals = day.document.meals.map((planned) => ({ planned, version: requireVersion(catalogue, planned.version) }))
  const parts = meals.map(({ planned, version }) => scaleMacros(version.nutrition, planned.scale))
  const animalProteinG = meals.reduce(
    (sum, { planned, version }) => sum + version.nutrition.animalProteinG * planned.scale,
    0,
  )
  const total = sumMacros(parts)
  return {
    date: day.date,
    setId: day.setId,
    events: meals.map(({ planned, version }) =>
      composeEvent({ day, planned, version, isEaten: eaten.has(planned.type), language }),
    ),
    dayDiet: {
      id: day.setId,
      dietId: day.dietId,
      name: DIET_NAMES[day.dietId][language],
      kcal: Math.round(total.kcal),
      macro: wireMacro(total, animalProteinG),
      phase: wirePhase(day.phase, language),
    },
    proof: {
      target: day.document.proof.target,
      actual: day.document.proof.actual,
      deviation: day.document.proof.deviation,
      holds: day.document.proof.holds,
      reasons: [...day.document.proof.reasons],
    },
    showMacros: true,
  }
}

/** Unique over all days of all people: a meal recurs, an occurrence does not. */
export const mealKeyOf = (setId: string, planned: PlannedMeal): string => `${setId}:${planned.type}`

export function requireVersion(catalogue: Catalogue, id: string): MealVersion {
  const version = catalogue.versions.get(id)
  if (version === undefined) throw new Error(`meal version ${id} is stored nowhere`)
  return version
}

interface EventParts {
  readonly day: StoredDay
  readonly planned: PlannedMeal
  readonly version: MealVersion
  readonly isEaten: boolean
  readonly language: Language
}

/** One meal of a day as the wire says it. */
export function composeEvent({ day, planned, version, isEaten, language }: EventParts): MealEvent {
  const macros: Macros = scaleMacros(version.nutrition, planned.scale)
  const key = mealKeyOf(day.setId, planned)
  const pictures = pictureUrls.meal(version.id)
  return {
    id: version.mealId,
    key,
    mealType: { type: WIRE_MEAL_TYPE[planned.type], name: MEAL_TYPE_NAMES[planned.type][language] },
    name: version.name,
    kcal: Math.round(macros.kcal),
    macro: wireMacro(macros, version.nutrition.animalProteinG * planned.scale),
    preparationTime: durationOf(version.preparationMinutes),
    preparationImageUrl: pictures.full,
    eatenImageUrl: pictures.eaten,
    preparationVideoUrl: null,
    canBeAddedToFavorites: false,
    isFavorite: false,
    isEaten,
    isReplacement: false,
    dishes: version.dishes.map((dish, index) =>
      composeDish({ dish, planned, version, language, key: `${key}:${index}` }),
    ),
  }
}

const MINUTES_PER_HOUR = 60

const durationOf = (minutes: number) => ({
  years: 0,
  months: 0,
  days: 0,
  hours: Math.floor(minutes / MINUTES_PER_HOUR),
  minutes: minutes % MINUTES_PER_HOUR,
  seconds: 0,
})

function composeDish(parts: {
  readonly dish: MealVersion['dishes'][number]
  readonly planned: PlannedMeal
  readonly version: MealVersion
  readonly language: Language
  readonly key: string
}): DayDish {
  const { dish, planned, language, key } = parts
  return {
    id: key,
    key,
    name: dish.name,
    recipe: [...dish.steps],
    recipeNote: parts.version.eveningNote,
    isPortioned: planned.portionsTotal > 1,
    portions: planned.portion,
    portionsTotal: planned.portionsTotal,
    isFirstOccurrence: planned.portion === 1,
    isLastOccurrence: planned.portion === planned.portionsTotal,
    ingredients: dish.ingredients.map((ingredient) => composeIngredient(ingredient, planned.scale, { language, key })),
  }
}

function composeIngredient(
  ingredient: VersionedIngredient,
  scale: number,
  { language, key }: { readonly language: Language; readonly key: string },
): DishIngredient {
  return {
    key: `${key}:${ingredient.foodId}`,
    productId: ingredient.foodId,
    name: ingredient.name[language],
    category: {
      id: ingredient.category,
      name: ingredient.category,
      isSeasoning: ingredient.isSeasoning,
      isOptional: ingredient.isOptional,
    },
    measurements: measurementsOf(ingredient.grams * scale, ingredient.measures, language),
    imageUrl: pictureUrls.food(ingredient.foodId),
  }
}
