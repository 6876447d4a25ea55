import { DIET_IDS, DIET_MODES, type DietMode } from '@dayplate/nutrition'
import { type DietId, dietOfId, isModeAllowed, type WireActivityLevel } from '../diet-settings/diet-choice.ts'
import { EXAMPLE_BODIES, type ExampleBodyId, findExampleBody } from './example-bodies.ts'

/** What a visitor chooses for an example day, under the gateway's names. */
export interface ExampleChoice {
  readonly bodyId: ExampleBodyId
  readonly dietId: DietId
  readonly dietMode: DietMode
  readonly activityLevel: WireActivityLevel
}

/** The example day that a visitor sees first. */
export const FIRST_EXAMPLE: ExampleChoice = {
  bodyId: 'woman-35',
  dietId: DIET_IDS.classic,
  dietMode: 'slimming',
  activityLevel: 'ACTIVITY_LEVEL_LOW',
}

interface AskedChoice {
  readonly bodyId: string
  readonly dietId: number
  readonly dietMode: DietMode
  readonly activityLevel: WireActivityLevel
}

/** The choice of a caller; null when the body or the diet does not exist, or when the diet does not allow the goal. */
export function parseExampleChoice({ dietMode, activityLevel, ...asked }: AskedChoice): ExampleChoice | null {
  const body = findExampleBody(asked.bodyId)
  const diet = dietOfId(asked.dietId)
  if (body === null || diet === null || !isModeAllowed(dietMode, asked.dietId)) return null
  return { bodyId: body.id, dietId: DIET_IDS[diet], dietMode, activityLevel }
}

/** The choice with another diet. A goal that the diet does not allow becomes the one that every diet allows. */
export const withExampleDiet = (choice: ExampleChoice, dietId: DietId): ExampleChoice => ({
  ...choice,
  dietId,
  dietMode: isModeAllowed(choice.dietMode, dietId) ? choice.dietMode : 'slimming',
})

/** All choices, those with the fewest changes from the first example first. */
export function allExampleChoices(): readonly ExampleChoice[] {
  const choices = EXAMPLE_BODIES.flatMap(({ id: bodyId }) =>
    Object.values(DIET_IDS).flatMap((dietId) =>
      DIET_MODES.filter((mode) => isModeAllowed(mode, dietId)).flatMap((dietMode) =>
        EXAMPLE_ACTIVITY_LEVELS.map((activityLevel) => ({ bodyId, dietId, dietMode, activityLevel })),
      ),
    ),
  )
  return choices.toSorted((a, b) => changesFromFirst(a) - changesFromFirst(b))
}

/** From the lowest to the highest. */
export const EXAMPLE_ACTIVITY_LEVELS = [
  'ACTIVITY_LEVEL_NONE',
  'ACTIVITY_LEVEL_LOW',
  'ACTIVITY_LEVEL_MEDIUM',
  'ACTIVITY_LEVEL_HIGH',
] as const satisfies readonly WireActivityLevel[]

const changesFromFirst = (choice: ExampleChoice): number =>
  [
    choice.bodyId !== FIRST_EXAMPLE.bodyId,
    choice.dietId !== FIRST_EXAMPLE.dietId,
    choice.dietMode !== FIRST_EXAMPLE.dietMode,
    choice.activityLevel !== FIRST_EXAMPLE.activityLevel,
  ].filter(Boolean).length

/** Names a choice: woman-35:3:slimming:ACTIVITY_LEVEL_LOW. */
export const exampleKey = ({ bodyId, dietId, dietMode, activityLevel }: ExampleChoice): string =>
  [bodyId, dietId, dietMode, activityLevel].join(':')
