import { roundWeight, type Weight } from '@dayplate/units'
import type { DietSettingsAnswers } from './answers.ts'

/** A weight as stored: to a tenth of its unit (specification, section 5). */
export const roundedWeight = ({ value, unit }: Weight): Weight => ({ value: roundWeight(value), unit })

/** Answers with both weights rounded as stored. */
export function withRoundedWeights(answers: DietSettingsAnswers): DietSettingsAnswers {
  const { weight, goalWeight } = answers
  return {
    ...answers,
    weight: weight == null ? weight : roundedWeight(weight),
    goalWeight: goalWeight == null ? goalWeight : roundedWeight(goalWeight),
  }
}
