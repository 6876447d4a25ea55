import { holidays } from '@dayplate/catalogue'
import { proveCurrentDay } from '@dayplate/meal-planner'
import { scaleMacros, type MealType } from '@dayplate/nutrition'
import { MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import type {
  DayReplacement as WireDayReplacement,
  DayReplacementEvent,
  ExchangeEffect,
} from '../../platform/graphql/schema.gen.ts'
import { presentExcluded } from '../diet-settings/index.ts'
import type { SystemOfMeasures } from '@dayplate/units'
import { publicNameOf, type MealVersion } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { presentDishes, WIRE_MEAL_TYPE, type DishView } from '../day-plan/index.ts'
import { currentVersionId } from '../planning/index.ts'
import { excludedInVersion, requireVersion, type PlannedMeal } from '../stored-plans/index.ts'
import { categoriesOf } from './day-categories.ts'
import { mealIdsOf, type DayOffer, type OfferedDay } from './offer-days.ts'
import { rulesOfDay, type EditablePlan } from './load-editable-plan.ts'
import { affectedDaysOf } from './affected-days.ts'
import { documentsOf } from './replace-day.ts'
import { presentEffect } from './present-effect.ts'

type Language = 'en' | 'pl'

/** Another day for the gateway. Its dishes and effect are worked out only when a query asks for them. */
export interface DayReplacementView extends Omit<WireDayReplacement, 'events' | 'effect'> {
  readonly events: DayMealView[]
  readonly presentEffect: () => ExchangeEffect | null
}

export interface DayMealView extends Omit<DayReplacementEvent, 'dishes'> {
  readonly presentDishes: (system: SystemOfMeasures) => DishView[]
}

interface Presentation {
  readonly plan: EditablePlan
  readonly offer: DayOffer
  readonly language: Language
}

/** A meal of another day. It has no portion if the menu was not fitted to the day. */
interface Plate {
  readonly type: MealType
  readonly version: MealVersion
  readonly planned: PlannedMeal | null
  readonly isEaten: boolean
}

/** Turns an offered day into the gateway's type. */
export function presentDayReplacement(offered: OfferedDay, presentation: Presentation): DayReplacementView {
  const { plan, offer, language } = presentation
  const { replacement, menu } = offered
  const plates = platesOf(offered, presentation)
  const holiday = menu === null ? null : holidays[menu.holidayId]
  return {
    dietSetId: offered.name,
    holiday: holiday && { ...holiday, name: holiday.name[language], description: holiday.description[language] },
    events: plates.map((plate) => presentMeal(plate, offered, presentation)),
    categories: categoriesOf(
      plan.catalogue,
      {
        source: replacement.source.kind,
        versions: plates.map(({ version }) => version),
        diet: rulesOfDay(plan, offer.day).diet,
      },
      language,
    ),
    active: replacement.isActive,
    inactiveReason: replacement.isActive ? null : replacement.reason.code,
    presentEffect: () => effectOf(offered, presentation),
  }
}

function platesOf({ replacement, menu }: OfferedDay, { plan: { catalogue }, offer: { day } }: Presentation): Plate[] {
  // A menu that is not allowed has no portions, but users still want to see its meals.
  if (replacement.meals.length === 0 && menu !== null) {
    return mealIdsOf(menu).map((mealId) => {
      const version = requireVersion(catalogue, currentVersionId(catalogue, mealId))
      return { type: version.type, version, planned: null, isEaten: false }
    })
  }
  return replacement.meals.map(({ meal, scale, portion, isEaten }) => {
    const { type } = meal
    const kept = (replacement.source.kind === 'original' ? day.document.original : []) ?? []
    const stored = (isEaten ? day.document.meals : kept).find((planned) => planned.type === type)
    const version = stored?.version ?? currentVersionId(catalogue, meal.id)
    const planned = { type, version, scale, portion: portion.number, portionsTotal: portion.total }
    return { type, version: requireVersion(catalogue, version), planned, isEaten }
  })
}

function presentMeal(plate: Plate, { name }: OfferedDay, { plan, offer, language }: Presentation): DayMealView {
  const { type, version, planned, isEaten } = plate
  const hit = isEaten ? null : (offer.search?.hitIn(version) ?? null)
  const typeName = MEAL_TYPE_NAMES[type][language]
  return {
    id: version.mealId,
    name: typeName,
    mealType: { type: WIRE_MEAL_TYPE[type], name: typeName },
    ...publicNameOf(version, language),
    kcal: planned === null ? null : Math.round(scaleMacros(version.nutrition, planned.scale).kcal),
    preparationImageUrl: pictureUrls.meal(version).full,
    isEaten,
    hit: hit && { kind: hit.kind === 'dish' ? 'DISH' : 'INGREDIENT', name: hit.name[language] },
    excluded: isEaten
      ? []
      : excludedInVersion(plan.catalogue, version, plan.exclusions).map((exclusion) =>
          presentExcluded(exclusion, { catalogue: plan.catalogue, language }),
        ),
    presentDishes: (system) =>
      planned === null
        ? []
        : presentDishes({ version, planned, language, system, key: `${name}:${version.id}`, day: null }),
  }
}

function effectOf(
  { replacement }: OfferedDay,
  { plan, offer: { day }, language }: Presentation,
): ExchangeEffect | null {
  const current = plan.current.find(({ date }) => date === day.date)
  if (!replacement.isActive || current === undefined) return null
  const { date } = day
  const { proof, cutLeftovers } = replacement
  return presentEffect({
    plan,
    language,
    replacement: {
      keepsInside: proof.holds,
      effects: [{ date, before: proveCurrentDay(current), after: proof, portionChanges: [] }],
      affectedDays: affectedDaysOf(plan, cutLeftovers),
    },
    documents: documentsOf(plan, date, replacement),
  })
}
