import { textsOf, type Catalogue } from '../catalogue/index.ts'
import { requireVersion, type PreviousDay } from '../stored-plans/index.ts'

/** Tasks for the evening before a day, in preparation of its meals; each note once. */
export function eveningNotesFor({ meals }: PreviousDay, catalogue: Catalogue, language: 'en' | 'pl'): string[] {
  const notes = meals
    // Only meals cooked that day. A leftover was prepared with its first serving.
    .filter((planned) => planned.portion === 1)
    .flatMap((planned) => textsOf(requireVersion(catalogue, planned.version), language).eveningNote ?? [])
  return [...new Set(notes)]
}
