import type { Sex } from './diet.ts'

/** The measures of a body that the energy equations use. */
export interface Body {
  readonly sex: Sex
  /** Whole years on the day the plan starts. */
  readonly ageYears: number
  readonly heightCm: number
  readonly weightKg: number
}

/** Body mass index in kg/m². */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  return (weightKg * 10_000) / (heightCm * heightCm)
}

/** Weight in kg at which someone of this height has the given body mass index. */
export function weightAtBmi(bmi: number, heightCm: number): number {
  return (bmi * heightCm * heightCm) / 10_000
}
