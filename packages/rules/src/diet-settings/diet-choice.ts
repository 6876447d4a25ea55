import { type ActivityLevel, type Diet, DIET_IDS, type DietMode } from '@dayplate/nutrition'

/** Activity levels by their names on the gateway. */
export const ACTIVITY_LEVEL_OF_WIRE = {
  ACTIVITY_LEVEL_NONE: 'none',
  ACTIVITY_LEVEL_LOW: 'low',
  ACTIVITY_LEVEL_MEDIUM: 'medium',
  ACTIVITY_LEVEL_HIGH: 'high',
} as const satisfies Record<string, ActivityLevel>

export type WireActivityLevel = keyof typeof ACTIVITY_LEVEL_OF_WIRE
export type DietId = (typeof DIET_IDS)[Diet]
export const DIET_TYPES = ['standard', 'glp1'] as const
export type DietType = (typeof DIET_TYPES)[number]

const DIET_OF_ID: ReadonlyMap<number, Diet> = new Map([
  [DIET_IDS.classic, 'classic'],
  [DIET_IDS.vegetarian, 'vegetarian'],
  [DIET_IDS.vegan, 'vegan'],
  [DIET_IDS.glp1, 'glp1'],
])

/** The diet of a wire id, or `null` when there is none. */
export function dietOfId(dietId: number): Diet | null {
  return DIET_OF_ID.get(dietId) ?? null
}

/** `glp1` for diet 200, else `standard`. */
export function dietTypeOf(dietId: number): DietType {
  return dietId === DIET_IDS.glp1 ? 'glp1' : 'standard'
}

/** Whether a diet allows a goal: glp1 allows neither keeping nor gaining weight (specification, section 4). */
export function isModeAllowed(mode: DietMode, dietId: number | null | undefined): boolean {
  return dietId !== DIET_IDS.glp1 || (mode !== 'stabilization' && mode !== 'put_on_weight')
}
