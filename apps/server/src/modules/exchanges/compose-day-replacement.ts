import { holidays } from '@dayplate/catalogue'
import { proveCurrentDay } from '@dayplate/meal-planner'
import { scaleMacros, type MealType } from '@dayplate/nutrition'
import type {
  DayReplacement as WireDayReplacement,
  DayReplacementEvent,
  ExchangeEffect,
} from '../../platform/graphql/schema.gen.ts'
import { wireExcluded } from '../diet-settings/index.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import {
  composeDishes,
  currentVersionId,
  excludedInVersion,
  MEAL_TYPE_NAMES,
  requireVersion,
  WIRE_MEAL_TYPE,
  type ComposedDish,
  type PlannedMeal,
} from '../plans/index.ts'
import { categoriesOf } from './day-categories.ts'
import { mealIdsOf, type DayOffer, type OfferedDay } from './offer-days.ts'
import { rulesOfDay, type EditablePlan } from './load-editable-plan.ts'
import { reachOfCuts } from './reach-of-cuts.ts'
import { documentsOf } from './replace-day.ts'
import { wireEffect } from './wire-effect.ts'

type Language = 'en' | 'pl'

/** Another day as the wire says it; dishes and effect are worked out when they are asked for. */
export interface ComposedDayReplacement extends Omit<WireDayReplacement, 'events' | 'effect'> {
  readonly events: ComposedDayEvent[]
  readonly composeEffect: () => ExchangeEffect | null
}

export interface ComposedDayEvent extends Omit<DayReplacementEvent, 'dishes'> {
  readonly composeDishes: () => ComposedDish[]
}

interface Composition {
  readonly plan: EditablePlan
  readonly offer: DayOffer
  readonly language: Language
}

/** A meal of another day; without a portion where the menu is not fitted to the day. */
interface Plate {
  readonly type: MealType
  readonly version: MealVersion
  readonly planned: PlannedMeal | null
  readonly isEaten: boolean
}

/** An offered day as the wire says it. */
export function composeDayReplacement(offered: OfferedDay, composition: Composition): ComposedDayReplacement {
  const { plan, offer, language } = composition
  const { replacement, menu } = offered
  const plates = platesOf(offered, composition)
  const holiday = menu === null ? null : holidays[menu.holidayId]
  return {
    dietSetId: offered.name,
    holiday: holiday && { ...holiday, name: holiday.name[language], description: holiday.description[language] },
    events: plates.map((plate) => composeEvent(plate, offered, composition)),
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
    composeEffect: () => effectOf(offered, composition),
  }
}

function platesOf({ replacement, menu }: OfferedDay, { plan: { catalogue }, offer: { day } }: Composition): Plate[] {
  // A menu that may not be given has no portions, but people want to see what it would be.
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

function composeEvent(plate: Plate, { name }: OfferedDay, { plan, offer, language }: Composition): ComposedDayEvent {
  const { type, version, planned, isEaten } = plate
  const hit = isEaten ? null : (offer.search?.hitIn(version) ?? null)
  const typeName = MEAL_TYPE_NAMES[type][language]
  return {
    id: version.mealId,
    name: typeName,
    mealType: { type: WIRE_MEAL_TYPE[type], name: typeName },
    publicName: version.name,
    kcal: planned === null ? null : Math.round(scaleMacros(version.nutrition, planned.scale).kcal),
    preparationImageUrl: pictureUrls.meal(version.id).full,
    isEaten,
    hit: hit && { kind: hit.kind === 'dish' ? 'DISH' : 'INGREDIENT', name: hit.name[language] },
    excluded: isEaten
      ? []
      : excludedInVersion(plan.catalogue, version, plan.exclusions).map((exclusion) =>
          wireExcluded(exclusion, { catalogue: plan.catalogue, language }),
        ),
    composeDishes: () =>
      planned === null ? [] : composeDishes({ version, planned, language, key: `${name}:${version.id}`, day: null }),
  }
}

function effectOf({ replacement }: OfferedDay, { plan, offer: { day }, language }: Composition): ExchangeEffect | null {
  const standing = plan.standing.find(({ date }) => date === day.date)
  if (!replacement.isActive || standing === undefined) return null
  const { date } = day
  const { proof, cutLeftovers } = replacement
  return wireEffect({
    plan,
    language,
    exchange: {
      keepsInside: proof.holds,
      effects: [{ date, before: proveCurrentDay(standing), after: proof, portionChanges: [] }],
      affectedDays: reachOfCuts(plan, cutLeftovers),
    },
    documents: documentsOf(plan, date, replacement),
  })
}
