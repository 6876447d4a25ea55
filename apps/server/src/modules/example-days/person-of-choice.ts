import type { Person } from '@dayplate/nutrition'
import { ACTIVITY_LEVEL_OF_WIRE, dietOfId, suggestedGoalWeight } from '@dayplate/rules/diet-settings'
import { type ExampleChoice, findExampleBody } from '@dayplate/rules/example-days'

/** The person of an example day. The goal weight is the one that the wizard would suggest to this body. */
export function personOfChoice({ bodyId, dietId, dietMode, activityLevel }: ExampleChoice): Person {
  const body = findExampleBody(bodyId)
  const diet = dietOfId(dietId)
  if (body === null || diet === null) throw new Error(`there is no example for ${bodyId} and diet ${dietId}`)
  const { sex, ageYears, heightCm, weightKg } = body
  const weight = { value: weightKg, unit: 'kg' } as const
  const goal = suggestedGoalWeight({ height: { value: heightCm, unit: 'cm' }, weight }, dietMode)
  return {
    sex,
    ageYears,
    heightCm,
    weightKg,
    goalWeightKg: goal?.value ?? weightKg,
    mode: dietMode,
    activity: ACTIVITY_LEVEL_OF_WIRE[activityLevel],
    diet,
  }
}
