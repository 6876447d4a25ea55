import type { CalendarDay } from '@dayplate/dates'
import type { DayEffect } from '@dayplate/meal-planner'
import { batchKey, shoppingChange, shoppingList, type DayToBuy, type MealToBuy } from '@dayplate/rules/shopping-list'
import type { ExchangeEffect, KeptBecause, MacroGrams, ShoppingChange } from '../../platform/graphql/schema.gen.ts'
import type { MealVersion } from '../catalogue/index.ts'
import {
  measurementsOf,
  MEAL_TYPE_NAMES,
  requireVersion,
  WIRE_MEAL_TYPE,
  type PlanDayDocument,
  type StoredDay,
} from '../plans/index.ts'
import type { Documents } from './changed-documents.ts'
import type { EditablePlan } from './load-editable-plan.ts'

type Language = 'en' | 'pl'

/** Days that keep a dish which was cooked for several. */
export type Reach =
  | { readonly kind: 'this-day' | 'every-portion' }
  | {
      readonly kind: 'split'
      readonly keptDates: readonly CalendarDay[]
      /** Null when nothing stands against it: they are other meals of another choice. */
      readonly because: KeptBecause | null
      readonly uneatenPortions: number
    }

/** What an exchange does, as the wire says it before it is chosen. */
export interface EffectParts {
  readonly plan: EditablePlan
  readonly language: Language
  readonly exchange: {
    readonly keepsInside: boolean
    readonly effects: readonly DayEffect[]
    readonly affectedDays: Reach
  }
  readonly documents: Documents
  /** A version that is not kept before it is chosen. */
  readonly newVersion?: MealVersion
}

export function wireEffect({ plan, language, exchange, documents, newVersion }: EffectParts): ExchangeEffect {
  const { affectedDays } = exchange
  return {
    keepsInside: exchange.keepsInside,
    dayEffects: exchange.effects.map((effect) => wireDayEffect(plan, effect, language)),
    keptDates: affectedDays.kind === 'split' ? [...affectedDays.keptDates] : [],
    keptBecause: affectedDays.kind === 'split' ? affectedDays.because : null,
    uneatenPortions: affectedDays.kind === 'split' ? affectedDays.uneatenPortions : 0,
    shopping: wireShoppingChange({ plan, language, documents, ...(newVersion === undefined ? {} : { newVersion }) }),
  }
}

const gramsOf = ({ kcal, proteinG, fatG, carbohydrateG }: MacroGrams): MacroGrams => ({
  kcal,
  proteinG,
  fatG,
  carbohydrateG,
})

function wireDayEffect({ days, catalogue }: EditablePlan, effect: DayEffect, language: Language) {
  const { date, before, after, portionChanges } = effect
  const meals = days.find((day) => day.date === date)?.document.meals ?? []
  return {
    date,
    target: gramsOf(after.target),
    before: gramsOf(before.actual),
    after: gramsOf(after.actual),
    holds: after.holds,
    portionChanges: portionChanges.map(({ type, from, to }) => ({
      mealType: { type: WIRE_MEAL_TYPE[type], name: MEAL_TYPE_NAMES[type][language] },
      name: meals
        .filter((meal) => meal.type === type)
        .map(({ version }) => requireVersion(catalogue, version).name)
        .join(),
      from,
      to,
    })),
  }
}

/**
 * What a change of days changes on the shopping list, whatever its period: each pot is bought for as a whole. A pot that
 * something has been eaten of is cooked, so leaving its other portions to nobody saves nothing.
 */
export function wireShoppingChange({
  plan,
  language,
  documents,
  newVersion,
}: Pick<EffectParts, 'plan' | 'language' | 'documents' | 'newVersion'>): ShoppingChange {
  const [first] = plan.days
  const last = plan.days.at(-1)
  if (first === undefined || last === undefined) return { more: [], less: [] }
  const period = { start: first.date, end: last.date }
  const cooked = cookedPots(plan)
  const listOf = (documentOf: (day: StoredDay) => PlanDayDocument) =>
    shoppingList(
      plan.days.map((day) => {
        const { date, meals } = toDayToBuy(day.date, documentOf(day), (id) => versionOf(plan, id, newVersion))
        return { date, meals: meals.filter((meal) => !cooked.has(batchKey(date, meal))) }
      }),
      period,
    )
  const change = [
    ...shoppingChange(
      listOf(({ document }) => document),
      listOf(({ date, document }) => documents.get(date) ?? document),
    ),
  ]
  const items = (isWanted: (grams: number) => boolean) =>
    change
      .filter(([, grams]) => isWanted(grams))
      .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
      .map(([foodId, grams]) => wireItem(plan, { foodId, grams: Math.abs(grams) }, language))
  return { more: items((grams) => grams > 0), less: items((grams) => grams < 0) }
}

/** Pots that something has been eaten of. */
const cookedPots = ({ days, standing }: EditablePlan): ReadonlySet<string> =>
  new Set(
    days.flatMap(({ date, document }, index) => {
      const eaten = standing[index]?.meals.filter(({ isEaten }) => isEaten).map(({ meal }) => meal.type) ?? []
      return document.meals
        .filter(({ type }) => eaten.includes(type))
        .map(({ version, ...serving }) => batchKey(date, { ...serving, recipe: version }))
    }),
  )

const versionOf = ({ catalogue }: EditablePlan, id: string, newVersion: MealVersion | undefined): MealVersion =>
  newVersion?.id === id ? newVersion : requireVersion(catalogue, id)

function toDayToBuy(date: CalendarDay, { meals }: PlanDayDocument, find: (id: string) => MealVersion): DayToBuy {
  return {
    date,
    meals: meals.map(({ type, version, scale, portion, portionsTotal }): MealToBuy => ({
      type,
      recipe: version,
      scale,
      portion,
      portionsTotal,
      ingredients: find(version).dishes.flatMap(({ ingredients }) => ingredients),
    })),
  }
}

function wireItem(
  { catalogue }: EditablePlan,
  { foodId, grams }: { readonly foodId: string; readonly grams: number },
  language: Language,
) {
  const food = catalogue.foodById.get(foodId)
  const [weight] = measurementsOf(grams, null, language)
  return { productId: foodId, name: food?.name[language] ?? foodId, text: weight?.text ?? '' }
}
