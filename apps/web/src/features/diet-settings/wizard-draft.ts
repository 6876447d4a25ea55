import { answersSchema, type DietSettingsAnswers } from '@dayplate/rules/diet-settings'
import type { SystemOfMeasures } from '@dayplate/units'
import * as z from 'zod/mini'

/** Answers so far, kept for this tab until a plan is made: health data does not outlive the tab. */
export interface WizardDraft {
  readonly answers: DietSettingsAnswers
  readonly system: SystemOfMeasures
}

const DRAFT_KEY = 'dietSettingsDraft'

const draftSchema = z.object({ answers: answersSchema, system: z.enum(['si', 'imperial']) })

/** A draft from its text; `null` when there is none or it cannot be read. */
export function parseDraft(text: string | null): WizardDraft | null {
  if (text === null) return null
  try {
    return draftSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export function readDraft(): WizardDraft | null {
  return parseDraft(attempt(() => sessionStorage.getItem(DRAFT_KEY)) ?? null)
}

export function writeDraft(draft: WizardDraft): void {
  attempt(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft)))
}

export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(DRAFT_KEY))
}

/** Storage may be full or forbidden; then a reload starts anew. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
