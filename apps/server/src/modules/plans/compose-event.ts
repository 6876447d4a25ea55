import { scaleMacros, type Macros } from '@dayplate/nutrition'
import type { DayDish, MealEvent } from '../../platform/graphql/schema.gen.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { pictureUrls, videoUrl } from '../pictures/index.ts'
import { composeDish } from './compose-dish.ts'
import type { PlannedMeal } from './plan-day-document.ts'
import type { StoredDay } from './plans.repository.ts'
import { wireMacro } from './wire-macro.ts'
import { MEAL_TYPE_NAMES, WIRE_MEAL_TYPE } from './wire-names.ts'

type Language = 'en' | 'pl'

/** A meal of a day; its dishes, and what they hold for whom, are worked out when a query asks for them. */
export interface ComposedEvent extends Omit<MealEvent, 'dishes' | 'allergens' | 'excluded'> {
  readonly version: MealVersion
  readonly composeDishes: () => DayDish[]
}

/** Unique over all days of all people: a meal recurs, an occurrence does not. */
export const mealKeyOf = (setId: string, planned: PlannedMeal): string => `${setId}:${planned.type}`

interface EventParts {
  readonly day: StoredDay
  readonly planned: PlannedMeal
  readonly version: MealVersion
  readonly isEaten: boolean
  readonly language: Language
}

/** One meal of a day as the wire says it. */
export function composeEvent({ day, planned, version, isEaten, language }: EventParts): ComposedEvent {
  const macros: Macros = scaleMacros(version.nutrition, planned.scale)
  const key = mealKeyOf(day.setId, planned)
  const pictures = pictureUrls.meal(version.id)
  return {
    version,
    id: version.mealId,
    key,
    mealType: { type: WIRE_MEAL_TYPE[planned.type], name: MEAL_TYPE_NAMES[planned.type][language] },
    name: version.name,
    kcal: Math.round(macros.kcal),
    macro: wireMacro(macros, version.nutrition.animalProteinG * planned.scale),
    preparationTime: durationOf(version.preparationMinutes),
    preparationImageUrl: pictures.full,
    eatenImageUrl: pictures.eaten,
    preparationVideoUrl: videoUrl(version.video),
    canBeAddedToFavorites: false,
    isFavorite: false,
    isEaten,
    isReplacement: false,
    composeDishes: () =>
      version.dishes.map((dish, index) => composeDish({ dish, planned, version, language, key: `${key}:${index}` })),
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
