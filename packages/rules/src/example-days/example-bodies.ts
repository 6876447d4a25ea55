import type { Sex } from '@dayplate/nutrition'

/** A made-up body, for which example days are planned. */
export interface ExampleBody {
  readonly id: string
  readonly sex: Sex
  readonly ageYears: number
  readonly heightCm: number
  readonly weightKg: number
}

/**
 * Women and men of different age and size, so that most visitors find one similar to them. Each allows every goal with every
 * diet and activity level, without an exception from the safety rules.
 */
export const EXAMPLE_BODIES = [
  { id: 'woman-26', sex: 'female', ageYears: 26, heightCm: 170, weightKg: 62 },
  { id: 'woman-35', sex: 'female', ageYears: 35, heightCm: 165, weightKg: 70 },
  { id: 'woman-58', sex: 'female', ageYears: 58, heightCm: 161, weightKg: 68 },
  { id: 'man-28', sex: 'male', ageYears: 28, heightCm: 182, weightKg: 75 },
  { id: 'man-44', sex: 'male', ageYears: 44, heightCm: 178, weightKg: 88 },
  { id: 'man-63', sex: 'male', ageYears: 63, heightCm: 174, weightKg: 79 },
] as const satisfies readonly ExampleBody[]

export type ExampleBodyId = (typeof EXAMPLE_BODIES)[number]['id']

/** The body with an id; null when there is none. */
export const findExampleBody = (id: string): (typeof EXAMPLE_BODIES)[number] | null =>
  EXAMPLE_BODIES.find((body) => body.id === id) ?? null
