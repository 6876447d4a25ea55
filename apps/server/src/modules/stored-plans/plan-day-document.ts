import type { PlanReason } from '@dayplate/meal-planner'
import type { DayGuides, ReplacedIngredient, Macros, MealType } from '@dayplate/nutrition'

/** Reasons a person is told the figures of. */
export type PlanReasonWithFigures = Extract<
  PlanReason,
  { readonly code: 'TOO_FEW_RECIPES' | 'PORTION_LIMIT' | 'MACRO_UNREACHABLE' }
>

/** One meal of a stored day: which version, how much of it, and which serving of a batch it is. */
export interface PlannedMeal {
  readonly type: MealType
  /** Id of an immutable meal version. */
  readonly version: string
  /** Factor on the recipe's base portion. */
  readonly scale: number
  /** Which serving this is, from 1, of all that were cooked together. */
  readonly portion: number
  readonly portionsTotal: number
  /** What is exchanged in the recipe; absent where nothing is. The version is the meal as it is cooked with it. */
  readonly exchanged?: ExchangedIngredients
}

export interface ExchangedIngredients {
  /** Id of the version of the recipe as it was written. */
  readonly recipe: string
  readonly exchanges: readonly ReplacedIngredient[]
}

/** The version of a meal's recipe as it was written, whatever is exchanged in it. */
export const recipeVersionOf = ({ version, exchanged }: PlannedMeal): string => exchanged?.recipe ?? version

/** The meal that was planned where another stands by now; null where it still stands. */
export function replacedOriginal({ original }: PlanDayDocument, planned: PlannedMeal): PlannedMeal | null {
  const meal = original?.find(({ type }) => type === planned.type)
  return meal === undefined || recipeVersionOf(meal) === recipeVersionOf(planned) ? null : meal
}

/** Every version that a day points at. */
export const versionsOfDocument = ({ meals, original = [] }: PlanDayDocument): readonly string[] => [
  ...new Set([...meals, ...original].flatMap((planned) => [planned.version, recipeVersionOf(planned)])),
]

export interface PlanProof {
  readonly target: Macros
  readonly actual: Macros
  /** Relative: 0.01 is one per cent over the target. */
  readonly deviation: Macros
  readonly holds: boolean
  /** Why a day is outside its band; empty when it holds. */
  readonly reasons: readonly PlanReason['code'][]
  /** Those of the reasons that have figures; absent in days planned before figures were kept. */
  readonly details?: readonly PlanReasonWithFigures[]
  /** What the day should also hold; absent in days planned before there were guides: they get no hints. */
  readonly guides?: DayGuides
}

/** A day as those after it see it: by its meals, which they do not repeat too soon. */
export type PreviousDay = Pick<PlanDayDocument, 'meals'>

/** What `plan_days.document` holds: about 1 KB; meals are filled in from their versions on reading. */
export interface PlanDayDocument {
  /** Engine, catalogue and seed: enough to make the same plan again. */
  readonly engineVersion: string
  readonly catalogueVersion: string
  readonly seed: string
  readonly meals: readonly PlannedMeal[]
  /** Meals that stood when the others of the day were planned anew; absent where the day was planned as one. */
  readonly kept?: readonly MealType[]
  /** The meals as they were planned; absent until one of them is changed by hand. */
  readonly original?: readonly PlannedMeal[]
  readonly proof: PlanProof
}
