import {
  ACTIVITY_LEVELS,
  type DayTarget,
  type Diet,
  DIET_MODES,
  type Person,
  computeTargets,
  weightAtBmi,
  withFibreEnergy,
} from '@dayplate/nutrition'
import { type MacroRange, macroRange, sharesPerKcal } from './macro-range.ts'

// A grid of adults: short to tall, young to the oldest age of the equations' sample, thin to obese.
const SEXES = ['female', 'male'] as const
const AGES_YEARS = [18, 35, 55, 78]
const HEIGHTS_CM = [150, 165, 180, 195]
const BODY_MASS_INDICES = [19, 23, 28, 36]

/** Goals differ from the weight by this fraction; its size does not change a day's target. */
const GOAL_CHANGE = 0.02

/** The least and the most of each macro in the targets of the grid, over all phases. */
export function targetRange(diet: Diet): MacroRange {
  return macroRange(
    gridOf(diet)
      .flatMap(targetsOf)
      .map((target) => withFibreEnergy(target, diet))
      .map(sharesPerKcal),
  )
}

function targetsOf(person: Person): readonly DayTarget[] {
  const outcome = computeTargets(person)
  return outcome.kind === 'refused' ? [] : Object.values(outcome.targetOfPhase)
}

function gridOf(diet: Diet): readonly Person[] {
  return SEXES.flatMap((sex) =>
    AGES_YEARS.flatMap((ageYears) =>
      HEIGHTS_CM.flatMap((heightCm) =>
        BODY_MASS_INDICES.map((bmi) => ({ sex, ageYears, heightCm, weightKg: weightAtBmi(bmi, heightCm) })),
      ),
    ),
  ).flatMap((body) =>
    DIET_MODES.flatMap((mode) =>
      ACTIVITY_LEVELS.map((activity) => ({ ...body, diet, mode, activity, goalWeightKg: goalOf(mode, body.weightKg) })),
    ),
  )
}

const goalOf = (mode: Person['mode'], weightKg: number): number =>
  weightKg * (mode === 'slimming' ? 1 - GOAL_CHANGE : 1 + GOAL_CHANGE)
