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

/** Answers so far, kept for this tab until a plan is made or the session ends: health data does not outlive either. */
export interface WizardDraft {
  /** Whose answers they are: nobody else gets them. */
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

/** A person's draft from its text; `null` when there is none, it cannot be read or it is somebody else's. */
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
