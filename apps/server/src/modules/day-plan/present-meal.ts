import { scaleMacros, type Macros, type MealType } from '@dayplate/nutrition'
import { MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import type { MealEvent } from '../../platform/graphql/schema.gen.ts'
import type { SystemOfMeasures } from '@dayplate/units'
import { textsOf, type MealVersion } from '../catalogue/index.ts'
import { pictureUrls, videoUrl } from '../pictures/index.ts'
import { presentDishes, type DishView } from './present-dish.ts'
import { replacedOriginal, type PlannedMeal, type StoredDay } from '../stored-plans/index.ts'
import { presentMacro } from './present-macro.ts'
import { WIRE_MEAL_TYPE } from './present-names.ts'

type Language = 'en' | 'pl'

/** A meal of a day. Its dishes and allergens are worked out only when a query asks for them. */
export interface MealView extends Omit<
  MealEvent,
  'dishes' | 'allergens' | 'excluded' | 'isFavorite' | 'canBeAddedToFavorites' | 'originalMeal' | 'replacements'
> {
  readonly version: MealVersion
  readonly day: StoredDay
  readonly planned: PlannedMeal
  readonly presentDishes: (system: SystemOfMeasures) => DishView[]
}

/** The key of one meal on one day. Contains the date, because a meal recurs and a copied day shares its set. */
export const mealKeyOf = ({ date, setId }: Pick<StoredDay, 'date' | 'setId'>, type: MealType): string =>
  `${date}:${setId}:${type}`

interface EventParts {
  readonly day: StoredDay
  readonly planned: PlannedMeal
  readonly version: MealVersion
  readonly isEaten: boolean
  readonly language: Language
}

/** Turns one meal of a day into the gateway's type. */
export function presentMeal({ day, planned, version, isEaten, language }: EventParts): MealView {
  const macros: Macros = scaleMacros(version.nutrition, planned.scale)
  const texts = textsOf(version, language)
  const key = mealKeyOf(day, planned.type)
  const pictures = pictureUrls.meal(version)
  return {
    version,
    day,
    planned,
    id: version.mealId,
    key,
    mealType: { type: WIRE_MEAL_TYPE[planned.type], name: MEAL_TYPE_NAMES[planned.type][language] },
    name: texts.name,
    localName: language === 'en' ? (version.localName ?? null) : null,
    textLanguage: texts.language,
    kcal: Math.round(macros.kcal),
    macro: presentMacro(macros, version.nutrition.animalProteinG * planned.scale),
    preparationTime: durationOf(version.preparationMinutes),
    activeMinutes: version.activeMinutes ?? null,
    preparationImageUrl: pictures.full,
    eatenImageUrl: pictures.eaten,
    preparationVideoUrl: videoUrl(version.video),
    isEaten,
    isReplacement: replacedOriginal(day.document, planned) !== null,
    presentDishes: (system) => presentDishes({ version, planned, language, system, key, day }),
  }
}

const MINUTES_PER_HOUR = 60

/** Minutes as the gateway's duration. */
export const durationOf = (minutes: number) => ({
  years: 0,
  months: 0,
  days: 0,
  hours: Math.floor(minutes / MINUTES_PER_HOUR),
  minutes: minutes % MINUTES_PER_HOUR,
  seconds: 0,
})
