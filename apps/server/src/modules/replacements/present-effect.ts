import type { CalendarDay } from '@dayplate/dates'
import type { DayEffect } from '@dayplate/meal-planner'
import { batchKey, needText, shoppingChange, shoppingList } from '@dayplate/rules/shopping-list'
import { MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import type { ExchangeEffect, KeptBecause, MacroGrams, ShoppingChange } from '../../platform/graphql/schema.gen.ts'
import { nameOfMeal, type MealVersion } from '../catalogue/index.ts'
import { measurementsOf, WIRE_MEAL_TYPE } from '../day-plan/index.ts'
import { dayToBuy, requireVersion, type PlanDayDocument, type StoredDay } from '../stored-plans/index.ts'
import type { Documents } from './changed-documents.ts'
import type { EditablePlan } from './load-editable-plan.ts'

type Language = 'en' | 'pl'

/** The days that keep a dish of a batch, or only the changed day. */
export type AffectedDays =
  | { readonly kind: 'this-day' | 'every-portion' }
  | {
      readonly kind: 'split'
      readonly keptDates: readonly CalendarDay[]
      /** Why these days keep the dish; null when the other choice has different meals. */
      readonly because: KeptBecause | null
      readonly uneatenPortions: number
    }

/** The effect of a replacement, before it is chosen. */
export interface EffectParts {
  readonly plan: EditablePlan
  readonly language: Language
  readonly replacement: {
    readonly keepsInside: boolean
    readonly effects: readonly DayEffect[]
    readonly affectedDays: AffectedDays
  }
  readonly documents: Documents
  /** The version that is stored only when the replacement is chosen. */
  readonly newVersion?: MealVersion
}

export function presentEffect({ plan, language, replacement, documents, newVersion }: EffectParts): ExchangeEffect {
  const { affectedDays } = replacement
  return {
    keepsInside: replacement.keepsInside,
    dayEffects: replacement.effects.map((effect) => presentDayEffect(plan, effect, language)),
    keptDates: affectedDays.kind === 'split' ? [...affectedDays.keptDates] : [],
    keptBecause: affectedDays.kind === 'split' ? affectedDays.because : null,
    uneatenPortions: affectedDays.kind === 'split' ? affectedDays.uneatenPortions : 0,
    shopping: presentShoppingChange({ plan, language, documents, ...(newVersion === undefined ? {} : { newVersion }) }),
  }
}

const gramsOf = ({ kcal, proteinG, fatG, carbohydrateG }: MacroGrams): MacroGrams => ({
  kcal,
  proteinG,
  fatG,
  carbohydrateG,
})

function presentDayEffect({ days, catalogue }: EditablePlan, effect: DayEffect, language: Language) {
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
        .map(({ version }) => nameOfMeal(requireVersion(catalogue, version), language))
        .join(),
      from,
      to,
    })),
  }
}

/**
 * Works out how a change of days changes the shopping list of any period. Food is bought for whole batches. A batch with an
 * eaten portion is cooked already, so dropping its other portions saves nothing.
 */
export function presentShoppingChange({
  plan,
  language,
  documents,
  newVersion,
}: Pick<EffectParts, 'plan' | 'language' | 'documents' | 'newVersion'>): ShoppingChange {
  const [first] = plan.days
  const last = plan.days.at(-1)
  if (first === undefined || last === undefined) return { more: [], less: [] }
  const period = { start: first.date, end: last.date }
  const cooked = cookedBatches(plan)
  const listOf = (documentOf: (day: StoredDay) => PlanDayDocument) =>
    shoppingList(
      plan.days.map((day) => {
        const { date, meals } = dayToBuy(day.date, documentOf(day), (id) => versionOf(plan, id, newVersion))
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
      .map(([foodId, grams]) => presentItem(plan, { foodId, grams: Math.abs(grams) }, language))
  return { more: items((grams) => grams > 0), less: items((grams) => grams < 0) }
}

/** Batches with an eaten portion, by their key. */
const cookedBatches = ({ days, current }: EditablePlan): ReadonlySet<string> =>
  new Set(
    days.flatMap(({ date, document }, index) => {
      const eaten = current[index]?.meals.filter(({ isEaten }) => isEaten).map(({ meal }) => meal.type) ?? []
      return document.meals
        .filter(({ type }) => eaten.includes(type))
        .map(({ version, ...serving }) => batchKey(date, { ...serving, recipe: version }))
    }),
  )

const versionOf = ({ catalogue }: EditablePlan, id: string, newVersion: MealVersion | undefined): MealVersion =>
  newVersion?.id === id ? newVersion : requireVersion(catalogue, id)

function presentItem(
  { catalogue }: EditablePlan,
  { foodId, grams }: { readonly foodId: string; readonly grams: number },
  language: Language,
) {
  const food = catalogue.foodById.get(foodId)
  if (food !== undefined) return { productId: foodId, name: food.name[language], text: needText(food, grams, language) }
  const [weight] = measurementsOf(grams, null, { language, system: 'si' })
  return { productId: foodId, name: foodId, text: weight?.text ?? '' }
}
