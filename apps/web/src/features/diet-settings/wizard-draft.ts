import {
  answersSchema,
  type DietSettingsAnswers,
  type EnteredGoals,
  enteredGoalsSchema,
} from '@dayplate/rules/diet-settings'
import type { SystemOfMeasures } from '@dayplate/units'
import * as z from 'zod/mini'
import { tabStorage } from '../../platform/storage/storage.ts'
import { DRAFT_KEY } from '../../platform/storage/tab-keys.ts'
import { type ChosenExclusions, chosenExclusionsSchema } from './exclusions/chosen-exclusions.ts'

/** The answers so far, stored in this tab. Cleared when a plan is made or the session ends, because they are health data. */
export interface WizardDraft {
  /** The user who gave the answers. No other user gets them. */
  readonly userId: string
  readonly answers: DietSettingsAnswers
  readonly enteredGoals: EnteredGoals
  readonly exclusions: ChosenExclusions
  readonly system: SystemOfMeasures
}

const draftSchema = z.object({
  userId: z.string(),
  answers: answersSchema,
  enteredGoals: enteredGoalsSchema,
  exclusions: chosenExclusionsSchema,
  system: z.enum(['si', 'imperial']),
})

/** Parses a user's draft. Null if there is none, if it is invalid or if it belongs to another user. */
export function parseDraft(text: string | null, userId: string): WizardDraft | null {
  if (text === null) return null
  try {
    const draft = draftSchema.safeParse(JSON.parse(text)).data
    return draft?.userId === userId ? draft : null
  } catch {
    return null
  }
}

export function readDraft(userId: string): WizardDraft | null {
  return parseDraft(tabStorage.read(DRAFT_KEY), userId)
}

export function writeDraft(draft: WizardDraft): void {
  tabStorage.write(DRAFT_KEY, JSON.stringify(draft))
}

export function clearDraft(): void {
  tabStorage.write(DRAFT_KEY, null)
}
