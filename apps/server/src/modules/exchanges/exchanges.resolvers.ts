import { occurrencesOf } from '@dayplate/meal-planner'
import { allergensOf, isAt, scaleMacros } from '@dayplate/nutrition'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import {
  composeDishes,
  composeEvent,
  durationOf,
  foodsOfVersion,
  measurementsOf,
  MEAL_TYPE_NAMES,
  replacedOriginal,
  requireVersion,
  wireMacro,
  WIRE_MEAL_TYPE,
  mealTypeOfWire,
  type IngredientSlot,
  type StoredDay,
} from '../plans/index.ts'
import { hasDietAccess, refuse } from './change-days.ts'
import type { ComposedFood, ComposedReplacement } from './composed-replacement.ts'
import { copyDay } from './copy-day.ts'
import { findIngredientSlot, offerFoods, replaceProduct } from './ingredient-replacements.ts'
import { offerMeals, replaceMeal, type MealOffer, type OfferedMeal } from './meal-replacements.ts'
import { findOpenDay, type EditablePlan } from './load-editable-plan.ts'
import { undoChange } from './undo-change.ts'
import { mainIngredients } from './main-ingredients.ts'
import { previewCopy } from './preview-copy.ts'
import { findMealOfSet, loadViewerPlan, type MealOfSet } from './viewer-plan.ts'
import { actorOf, wireChange, wireDays, wireRefusal } from './wire-change.ts'
import { wireEffect } from './wire-effect.ts'

/** The plan a meal of an answer stands in; null for a meal that is nobody's, such as one of an example. */
async function planOfEvent(day: StoredDay, context: Context): Promise<EditablePlan | null> {
  if ((await context.findViewer()) === null) return null
  const plan = await loadViewerPlan(context, day.date)
  return findOpenDay(plan, day.date)?.setId === day.setId ? plan : null
}

interface Offering {
  readonly plan: EditablePlan
  readonly offer: MealOffer
  readonly language: 'en' | 'pl'
}

function composeReplacement({ plan, offer, language }: Offering, offered: OfferedMeal): ComposedReplacement {
  const { replacement, documents } = offered
  const { date } = offer.day
  const type = offer.planned.type
  const planned = documents.get(date)?.meals.find((meal) => meal.type === type)
  if (planned === undefined) throw new Error(`an offered meal does not stand on ${date}`)
  const version = requireVersion(plan.catalogue, planned.version)
  const macros = scaleMacros(version.nutrition, planned.scale)
  return {
    plan,
    offered,
    version,
    id: replacement.meal.id,
    mealType: { type: WIRE_MEAL_TYPE[type], name: MEAL_TYPE_NAMES[type][language] },
    publicName: version.name,
    kcal: Math.round(macros.kcal),
    macro: wireMacro(macros, version.nutrition.animalProteinG * planned.scale),
    preparationTime: durationOf(version.preparationMinutes),
    preparationImageUrl: pictureUrls.meal(version.id).full,
    isOriginal: replacement.isOriginal,
    composeDishes: () => composeDishes({ version, planned, language, key: `${date}:${version.id}`, day: null }),
  }
}

interface ListWish {
  readonly limit?: number | null
  readonly prependWithOriginalMeal?: boolean | null
}

function composeReplacements(offering: Offering, { limit, prependWithOriginalMeal }: ListWish): ComposedReplacement[] {
  return offering.offer.meals
    .filter(({ replacement }) => prependWithOriginalMeal === true || !replacement.isOriginal)
    .slice(0, Math.max(0, limit ?? Number.POSITIVE_INFINITY))
    .map((offered) => composeReplacement(offering, offered))
}

const composeFoods = (plan: EditablePlan, slot: IngredientSlot, language: 'en' | 'pl'): ComposedFood[] =>
  offerFoods(plan, slot).map((offered) => {
    const { food, grams } = offered.food
    return {
      plan,
      slot,
      offered,
      id: food.id,
      name: food.name[language],
      measurements: measurementsOf(grams, food, language),
      imageUrl: pictureUrls.food(food.id),
      isOriginal: offered.isOriginal,
    }
  })

/** What a food would do; one that cannot be chosen any more, because the pot is cooked, does nothing. */
function effectOfFood({ plan, slot, offered }: ComposedFood, language: 'en' | 'pl') {
  const outcome = offered.effect()
  if ('faults' in outcome) throw new Error(`a food is offered for a meal of ${slot.day.date} that stands`)
  const { effect, documents, version } = outcome
  const affectedDays = { kind: 'this-day' as const }
  return wireEffect({ plan, language, exchange: { ...effect, affectedDays }, documents, newVersion: version })
}

/** Resolvers of exchanges: offers are worked out from the plan as it is, and checked again when one is chosen. */
export const exchangesResolvers = {
  Query: {
    mealDetails: async (_, { date, ...asked }, context) => {
      const found = await findMealOfSet(context, {
        ...asked,
        mealType: mealTypeOfWire(asked.mealType),
        date: date ?? null,
      })
      if (found.kind !== 'meal') return wireRefusal(found)
      return { __typename: 'MealEvent', ...eventOf(found, context) }
    },
    mealReplacements: async (_, { date, limit, prependWithOriginalMeal, ...asked }, context) => {
      const found = await findMealOfSet(context, {
        ...asked,
        mealType: mealTypeOfWire(asked.mealType),
        date: date ?? null,
      })
      if (found.kind !== 'meal') return wireRefusal(found)
      const { plan, day, planned } = found
      const offer = offerMeals(plan, { date: day.date, type: planned.type })
      if (offer.kind === 'refused') return wireRefusal(offer)
      return {
        __typename: 'MealReplacements',
        date: day.date,
        event: eventOf(found, context),
        replacements: composeReplacements(
          { plan, offer, language: context.language },
          { limit, prependWithOriginalMeal },
        ),
      }
    },
    ingredientReplacements: async (_, { date, productAmountId }, context) => {
      if (!(await hasDietAccess(context.services, await actorOf(context)))) return wireRefusal({ kind: 'no-access' })
      const plan = await loadViewerPlan(context, date)
      const slot = findIngredientSlot(plan, date, productAmountId)
      if (slot === undefined) return wireRefusal(refuse('productAmountId', 'day-plan/plan-has-changed'))
      return {
        __typename: 'IngredientReplacements',
        productAmountId,
        replacements: composeFoods(plan, slot, context.language),
      }
    },
    dayCopyPreview: (_, request, context) => previewCopy(context, request),
  },
  Mutation: {
    dietSetReplaceMeal: async (_, { request }, context) =>
      wireChange(await replaceMeal(context.services, await actorOf(context), request), context),
    dietSetReplaceProduct: async (_, { request }, context) =>
      wireChange(await replaceProduct(context.services, await actorOf(context), request), context),
    dietSetCopy: async (_, request, context) =>
      wireChange(await copyDay(context.services, await actorOf(context), request), context),
    dietSetUndo: async (_, { changeId }, context) => {
      const outcome = await undoChange(context.services, await actorOf(context), changeId)
      if (outcome.kind !== 'undone') return wireRefusal(outcome)
      return { __typename: 'ExchangeUndone', code: 200, changedDays: await wireDays(outcome.days, context) }
    },
  },
  MealEvent: {
    originalMeal: async ({ day, planned }, _, { services }) => {
      const original = replacedOriginal(day.document, planned)
      if (original === null) return null
      await loadMissingVersions(services, [original.version])
      const { mealId, name } = requireVersion(services.catalogue, original.version)
      return { id: mealId, name }
    },
    replacements: async ({ day, planned }, wish, context) => {
      const plan = await planOfEvent(day, context)
      const offer = plan === null ? null : offerMeals(plan, { date: day.date, type: planned.type })
      if (plan === null || offer?.kind !== 'offer') return []
      return composeReplacements({ plan, offer, language: context.language }, wish)
    },
  },
  DayDish: {
    portionDates: async ({ slot }, _, context) => {
      if (slot === null) return []
      const { day, planned } = slot
      if (planned.portionsTotal === 1) return [day.date]
      const plan = await planOfEvent(day, context)
      if (plan === null) return []
      return occurrencesOf(plan.standing, { date: day.date, type: planned.type }).map(({ date }) => date)
    },
  },
  DishIngredient: {
    hasReplacement: async ({ slot }, _, context) => {
      const plan = slot === null ? null : await planOfEvent(slot.day, context)
      return plan !== null && slot !== null && offerFoods(plan, slot).length > 0
    },
    original: async ({ slot }, _, { services, language }) => {
      const { exchanged } = slot?.planned ?? {}
      const isExchanged = exchanged?.exchanges.some((exchange) => slot !== null && isAt(exchange, slot.place)) ?? false
      if (slot === null || exchanged === undefined || !isExchanged) return null
      await loadMissingVersions(services, [exchanged.recipe])
      const { dishes } = requireVersion(services.catalogue, exchanged.recipe)
      const written = dishes[slot.place.dish]?.ingredients[slot.place.ingredient]
      return written === undefined ? null : { productId: written.foodId, name: written.name[language] }
    },
    replacements: async ({ slot }, _, context) => {
      const plan = slot === null ? null : await planOfEvent(slot.day, context)
      return plan === null || slot === null ? [] : composeFoods(plan, slot, context.language)
    },
    saleProductVariant: () => null,
  },
  MealReplacement: {
    mainIngredients: ({ version }, _, { language }) => [...mainIngredients(version, language)],
    dishes: (replacement) => replacement.composeDishes(),
    allergens: ({ version }, _, { services }) => [...allergensOf(foodsOfVersion(services.catalogue, version))],
    effect: ({ plan, offered: { replacement, documents } }, _, { language }) =>
      wireEffect({ plan, language, exchange: replacement, documents }),
  },
  IngredientReplacement: { effect: (food, _, { language }) => effectOfFood(food, language) },
} satisfies Resolvers

const eventOf = ({ plan, day, planned }: MealOfSet, { language }: Context) =>
  composeEvent({
    day,
    planned,
    version: requireVersion(plan.catalogue, planned.version),
    isEaten: day.eaten.includes(planned.type),
    language,
  })
