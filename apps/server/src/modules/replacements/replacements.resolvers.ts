import { occurrencesOf } from '@dayplate/meal-planner'
import { allergensOf, isAt, scaleMacros } from '@dayplate/nutrition'
import { MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { loadMissingVersions, nameOfMeal, publicNameOf } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import {
  presentDishes,
  presentMeal,
  durationOf,
  measurementsOf,
  systemOf,
  presentMacro,
  WIRE_MEAL_TYPE,
  mealTypeOfWire,
  type IngredientSlot,
  type MeasureStyle,
  type PlannedSlot,
  type PotPortion,
} from '../day-plan/index.ts'
import { foodsOfVersion, replacedOriginal, requireVersion, type StoredDay } from '../stored-plans/index.ts'
import { hasDietAccess, refuse } from './change-days.ts'
import type { FoodReplacementView, ReplacementView } from './replacement-view.ts'
import { copyDay } from './copy-day.ts'
import { findIngredientSlot, offerFoods, replaceProduct } from './ingredient-replacements.ts'
import { offerMeals, replaceMeal, type MealOffer, type OfferedMeal } from './meal-replacements.ts'
import { findOpenDay, type EditablePlan } from './load-editable-plan.ts'
import { undoChange } from './undo-change.ts'
import { mainIngredients } from './main-ingredients.ts'
import { previewCopy } from './preview-copy.ts'
import { findMealOfSet, loadViewerPlan, type MealOfSet } from './viewer-plan.ts'
import { actorOf, presentChange, presentDays, presentRefusal } from './present-change.ts'
import { presentEffect } from './present-effect.ts'

/** The plan that a meal of the answer belongs to; null for a meal of an example, which has no owner. */
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

function presentReplacement({ plan, offer, language }: Offering, offered: OfferedMeal): ReplacementView {
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
    ...publicNameOf(version, language),
    kcal: Math.round(macros.kcal),
    macro: presentMacro(macros, version.nutrition.animalProteinG * planned.scale),
    preparationTime: durationOf(version.preparationMinutes),
    preparationImageUrl: pictureUrls.meal(version).full,
    isOriginal: replacement.isOriginal,
    presentDishes: (system) =>
      presentDishes({ version, planned, language, system, key: `${date}:${version.id}`, day: null }),
  }
}

interface ListWish {
  readonly limit?: number | null
  readonly prependWithOriginalMeal?: boolean | null
}

function presentReplacements(offering: Offering, { limit, prependWithOriginalMeal }: ListWish): ReplacementView[] {
  return offering.offer.meals
    .filter(({ replacement }) => prependWithOriginalMeal === true || !replacement.isOriginal)
    .slice(0, Math.max(0, limit ?? Number.POSITIVE_INFINITY))
    .map((offered) => presentReplacement(offering, offered))
}

const presentFoods = (plan: EditablePlan, slot: IngredientSlot, style: MeasureStyle): FoodReplacementView[] =>
  offerFoods(plan, slot).map((offered) => {
    const { food, grams } = offered.food
    return {
      plan,
      slot,
      offered,
      id: food.id,
      name: food.name[style.language],
      measurements: measurementsOf(grams, food, style),
      imageUrl: pictureUrls.food(food),
      isOriginal: offered.isOriginal,
    }
  })

/** The portions of a pot that are still planned, in the order of their days; none for an example. */
async function findBatch({ day, planned }: PlannedSlot, context: Context): Promise<readonly PotPortion[]> {
  const plan = await planOfEvent(day, context)
  if (plan === null) return []
  return occurrencesOf(plan.current, { date: day.date, type: planned.type }).map(({ date, current }) => ({
    date,
    scale: current.scale,
  }))
}

/** The effect of a food and the meal that it makes. A food that cannot be chosen because the batch is cooked has none. */
function effectOfFood({ plan, slot, offered }: FoodReplacementView, language: 'en' | 'pl') {
  const outcome = offered.effect()
  if ('errors' in outcome) throw new Error(`a food is offered for a meal of ${slot.day.date} that stands`)
  const { effect, documents, version } = outcome
  const affectedDays = { kind: 'this-day' as const }
  const parts = { plan, language, replacement: { ...effect, affectedDays }, documents, newVersion: version }
  return { version, effect: presentEffect(parts) }
}

/** Resolvers of replacements. An offer is worked out again when one is chosen, because the plan may have changed. */
export const replacementsResolvers = {
  Query: {
    mealDetails: async (_, { date, ...asked }, context) => {
      const found = await findMealOfSet(context, {
        ...asked,
        mealType: mealTypeOfWire(asked.mealType),
        date: date ?? null,
      })
      if (found.kind !== 'meal') return presentRefusal(found)
      return { __typename: 'MealEvent', ...eventOf(found, context) }
    },
    mealReplacements: async (_, { date, limit, prependWithOriginalMeal, ...asked }, context) => {
      const found = await findMealOfSet(context, {
        ...asked,
        mealType: mealTypeOfWire(asked.mealType),
        date: date ?? null,
      })
      if (found.kind !== 'meal') return presentRefusal(found)
      const { plan, day, planned } = found
      const offer = offerMeals(plan, { date: day.date, type: planned.type })
      if (offer.kind === 'refused') return presentRefusal(offer)
      return {
        __typename: 'MealReplacements',
        date: day.date,
        event: eventOf(found, context),
        replacements: presentReplacements(
          { plan, offer, language: context.language },
          { limit, prependWithOriginalMeal },
        ),
      }
    },
    ingredientReplacements: async (_, { date, productAmountId }, context) => {
      if (!(await hasDietAccess(context.services, await actorOf(context)))) return presentRefusal({ kind: 'no-access' })
      const plan = await loadViewerPlan(context, date)
      const slot = findIngredientSlot(plan, date, productAmountId)
      if (slot === undefined) return presentRefusal(refuse('productAmountId', 'day-plan/plan-has-changed'))
      return {
        __typename: 'IngredientReplacements',
        productAmountId,
        replacements: presentFoods(plan, slot, { language: context.language, system: await systemOf(context) }),
      }
    },
    dayCopyPreview: (_, request, context) => previewCopy(context, request),
  },
  Mutation: {
    dietSetReplaceMeal: async (_, { request }, context) =>
      presentChange(await replaceMeal(context.services, await actorOf(context), request), context),
    dietSetReplaceProduct: async (_, { request }, context) =>
      presentChange(await replaceProduct(context.services, await actorOf(context), request), context),
    dietSetCopy: async (_, request, context) =>
      presentChange(await copyDay(context.services, await actorOf(context), request), context),
    dietSetUndo: async (_, { changeId }, context) => {
      const outcome = await undoChange(context.services, await actorOf(context), changeId)
      if (outcome.kind !== 'undone') return presentRefusal(outcome)
      return { __typename: 'ExchangeUndone', code: 200, changedDays: await presentDays(outcome.days, context) }
    },
  },
  MealEvent: {
    originalMeal: async ({ day, planned }, _, { services, language }) => {
      const original = replacedOriginal(day.document, planned)
      if (original === null) return null
      await loadMissingVersions(services, [original.version])
      const version = requireVersion(services.catalogue, original.version)
      return { id: version.mealId, name: nameOfMeal(version, language) }
    },
    replacements: async ({ day, planned }, wish, context) => {
      const plan = await planOfEvent(day, context)
      const offer = plan === null ? null : offerMeals(plan, { date: day.date, type: planned.type })
      if (plan === null || offer?.kind !== 'offer') return []
      return presentReplacements({ plan, offer, language: context.language }, wish)
    },
  },
  DayDish: {
    portionDates: async ({ slot }, _, context) => {
      if (slot === null) return []
      if (slot.planned.portionsTotal === 1) return [slot.day.date]
      return (await findBatch(slot, context)).map(({ date }) => date)
    },
    pot: async ({ slot, presentPot }, _, context) => {
      if (slot === null || presentPot === null || slot.planned.portionsTotal === 1) return null
      const batch = await findBatch(slot, context)
      // Portions that another meal has replaced are not cooked any more.
      return batch.length < 2 ? null : presentPot(batch)
    },
  },
  DishIngredient: {
    hasReplacement: async ({ slot }, _, context) => {
      const plan = slot === null ? null : await planOfEvent(slot.day, context)
      return plan !== null && slot !== null && offerFoods(plan, slot).length > 0
    },
    original: async ({ slot }, _, { services, language }) => {
      const { exchanged } = slot?.planned ?? {}
      const isReplaced = exchanged?.exchanges.some((replaced) => slot !== null && isAt(replaced, slot.place)) ?? false
      if (slot === null || exchanged === undefined || !isReplaced) return null
      await loadMissingVersions(services, [exchanged.recipe])
      const { dishes } = requireVersion(services.catalogue, exchanged.recipe)
      const written = dishes[slot.place.dish]?.ingredients[slot.place.ingredient]
      return written === undefined ? null : { productId: written.foodId, name: written.name[language] }
    },
    replacements: async ({ slot }, _, context) => {
      const plan = slot === null ? null : await planOfEvent(slot.day, context)
      if (plan === null || slot === null) return []
      return presentFoods(plan, slot, { language: context.language, system: await systemOf(context) })
    },
    saleProductVariant: () => null,
  },
  MealReplacement: {
    mainIngredients: ({ version }, _, { language }) => [...mainIngredients(version, language)],
    dishes: async (replacement, _, context) => replacement.presentDishes(await systemOf(context)),
    allergens: ({ version }, _, { services }) => [...allergensOf(foodsOfVersion(services.catalogue, version))],
    effect: ({ plan, offered: { replacement, documents } }, _, { language }) =>
      presentEffect({ plan, language, replacement, documents }),
  },
  IngredientReplacement: {
    effect: async (food, _, { language, services, requireViewer }) => {
      const { version, effect } = effectOfFood(food, language)
      // Drawn while the person compares foods, so that the picture is there when they have chosen.
      services.litPlates.drawAhead([version], (await requireViewer()).userId)
      return effect
    },
  },
} satisfies Resolvers

const eventOf = ({ plan, day, planned }: MealOfSet, { language }: Context) =>
  presentMeal({
    day,
    planned,
    version: requireVersion(plan.catalogue, planned.version),
    isEaten: day.eaten.includes(planned.type),
    language,
  })
