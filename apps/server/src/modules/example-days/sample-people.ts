import { DIET_IDS, type Diet, type DietMode, type Person, type Sex } from '@dayplate/nutrition'
import { ACTIVITY_LEVEL_OF_WIRE, type WireActivityLevel } from '@dayplate/rules/diet-settings'

/** A made-up person. */
export interface SamplePerson {
  readonly identifier: string
  readonly sex: Sex
  readonly ageYears: number
  readonly heightCm: number
  readonly weightKg: number
  readonly goalWeightKg: number
  readonly mode: DietMode
  readonly diet: Exclude<Diet, 'glp1'>
  readonly activityLevel: WireActivityLevel
}

/** They differ widely in diet, goal and energy, so that most visitors find one similar to them. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    identifier: 'classic-slimming',
    sex: 'female',
    ageYears: 34,
    heightCm: 168,
    weightKg: 74,
    goalWeightKg: 66,
    mode: 'slimming',
    diet: 'classic',
    activityLevel: 'ACTIVITY_LEVEL_LOW',
  },
  {
    identifier: 'vegetarian-stabilization',
    sex: 'female',
    ageYears: 52,
    heightCm: 164,
    weightKg: 61,
    goalWeightKg: 61,
    mode: 'stabilization',
    diet: 'vegetarian',
    activityLevel: 'ACTIVITY_LEVEL_MEDIUM',
  },
  {
    identifier: 'vegan-muscle',
    sex: 'male',
    ageYears: 27,
    heightCm: 183,
    weightKg: 74,
    goalWeightKg: 79,
    mode: 'gain_muscle_mass',
    diet: 'vegan',
    activityLevel: 'ACTIVITY_LEVEL_MEDIUM',
  },
]

/** The sample in the form the planner needs. */
export const personOfSample = ({ activityLevel, ...body }: SamplePerson): Person => ({
  ...body,
  activity: ACTIVITY_LEVEL_OF_WIRE[activityLevel],
})

export const dietIdOfSample = ({ diet }: SamplePerson) => DIET_IDS[diet]
