import { DIET_MODES } from '@dayplate/nutrition'
import * as z from 'zod/mini'
import { DIET_TYPES, type WireActivityLevel } from './diet-choice.ts'

const ACTIVITY_LEVELS = [
  'ACTIVITY_LEVEL_NONE',
  'ACTIVITY_LEVEL_LOW',
  'ACTIVITY_LEVEL_MEDIUM',
  'ACTIVITY_LEVEL_HIGH',
] as const satisfies readonly WireActivityLevel[]

/** Longest text read as a date, in characters: a date has 10. */
const DATE_TEXT_MAX_LENGTH = 32

const dateText = z.string().check(z.maxLength(DATE_TEXT_MAX_LENGTH))
const weight = z.object({ value: z.number(), unit: z.enum(['kg', 'lb']) })
const height = z.object({ value: z.number(), unit: z.enum(['cm', 'in']) })

/**
 * Shape of the wizard's answers so far, under the gateway's names, with weights and height as entered. It reads a draft
 * from the browser; `checkDietSettings` checks the values.
 */
export const answersSchema = z.object({
  sex: z.nullish(z.enum(['female', 'male'])),
  dateOfBirth: z.nullish(dateText),
  height: z.nullish(height),
  weight: z.nullish(weight),
  dietMode: z.nullish(z.enum(DIET_MODES)),
  goalWeight: z.nullish(weight),
  dietId: z.nullish(z.int()),
  /** Derived from `dietId`; if a caller sends it, it must match. */
  dietType: z.nullish(z.enum(DIET_TYPES)),
  activityLevel: z.nullish(z.enum(ACTIVITY_LEVELS)),
  startDate: z.nullish(dateText),
})

/** Goal weights that a person entered, each under the goal it was entered for. */
export const enteredGoalsSchema = z.partialRecord(z.enum(DIET_MODES), weight)
export type EnteredGoals = Readonly<z.infer<typeof enteredGoalsSchema>>

/** A missing answer is absent or `null`. The gateway's `DietSettingsInput` has this shape. */
export type DietSettingsAnswers = Readonly<z.infer<typeof answersSchema>>
