import type { PlanReason } from '@dayplate/meal-planner'
import type { DayGuides, ReplacedIngredient, Macros, MealType } from '@dayplate/nutrition'

/** Reasons that users see with their figures. */
export type PlanReasonWithFigures = Extract<
  PlanReason,
  { readonly code: 'TOO_FEW_RECIPES' | 'PORTION_LIMIT' | 'MACRO_UNREACHABLE' }
>

/** One meal of a stored day: its version, its amount and its serving of a batch. */
export interface PlannedMeal {
  readonly type: MealType
  /** Id of an immutable meal version. */
  readonly version: string
  /** The factor on the recipe's base portion. */
  readonly scale: number
  /** The number of this serving, from 1, among all that were cooked together. */
  readonly portion: number
  readonly portionsTotal: number
  /** The replaced ingredients; absent when there are none. The version is the meal as it is cooked with them. */
  readonly exchanged?: ExchangedIngredients
}

export interface ExchangedIngredients {
  /** The id of the original recipe's version. */
  readonly recipe: string
  readonly exchanges: readonly ReplacedIngredient[]
}

/** The version of a meal's original recipe, whatever ingredients were replaced. */
export const recipeVersionOf = ({ version, exchanged }: PlannedMeal): string => exchanged?.recipe ?? version

/** The originally planned meal, if another one has replaced it; null if it is still there. */
export function replacedOriginal({ original }: PlanDayDocument, planned: PlannedMeal): PlannedMeal | null {
  const meal = original?.find(({ type }) => type === planned.type)
  return meal === undefined || recipeVersionOf(meal) === recipeVersionOf(planned) ? null : meal
}

/** Every version that a day refers to. */
export const versionsOfDocument = ({ meals, original = [] }: PlanDayDocument): readonly string[] => [
  ...new Set([...meals, ...original].flatMap((planned) => [planned.version, recipeVersionOf(planned)])),
]

export interface PlanProof {
  readonly target: Macros
  readonly actual: Macros
  /** Relative: 0.01 is one per cent above the target. */
  readonly deviation: Macros
  readonly holds: boolean
  /** Why a day misses its tolerances; empty when it keeps them. */
  readonly reasons: readonly PlanReason['code'][]
  /** The reasons with figures; absent in days planned before figures were stored. */
  readonly details?: readonly PlanReasonWithFigures[]
  /** The guides of the day; absent in days planned before guides existed, which get no hints. */
  readonly guides?: DayGuides
}

/** The part of a day that later days need, which do not repeat its meals too soon. */
export type PreviousDay = Pick<PlanDayDocument, 'meals'>

/** The content of `plan_days.document`, about 1 KB. Meals are filled in from their versions on reading. */
export interface PlanDayDocument {
  /** Engine, catalogue and seed, which suffice to plan the same day again. */
  readonly engineVersion: string
  readonly catalogueVersion: string
  readonly seed: string
  readonly meals: readonly PlannedMeal[]
  /** Meals that stayed when the others were planned again; absent when the day was planned as a whole. */
  readonly kept?: readonly MealType[]
  /** The originally planned meals; absent until one of them is replaced. */
  readonly original?: readonly PlannedMeal[]
  readonly proof: PlanProof
}
