import { checkCatalogue, subjectText, type CatalogueCheck, type CheckFailure } from '@dayplate/catalogue'
import type { CatalogueError } from '@dayplate/catalogue/compile'
import { mergeCatalogue, type CatalogueContent, type CatalogueOverrides } from '../catalogue/index.ts'
import { countChanges } from './count-changes.ts'
import { applyOverrides, type Places } from './apply-overrides.ts'
import type { ReadSources } from './own-sources.ts'

export type Judgement =
  | {
      readonly kind: 'sound'
      readonly overrides: CatalogueOverrides
      readonly content: CatalogueContent
      readonly check: CatalogueCheck
      readonly changes: ReturnType<typeof countChanges>
    }
  | { readonly kind: 'refused'; readonly errors: readonly OwnError[] }

/** An error that the operator has to correct; without a file when it results from all files together. */
export type OwnError = CatalogueError | (Omit<CatalogueError, 'file' | 'line'> & { readonly file: null })

/**
 * Merges an operator's sources into the present catalogue and checks the result by the release's gate. Reports unreadable
 * sources together with all other errors, so that the operator can correct all at once. Changes nothing.
 */
export function judgeOwn(release: CatalogueContent, present: CatalogueOverrides, read: ReadSources): Judgement {
  const applied = applyOverrides(release, present, read.sources)
  const errors = [...read.errors, ...applied.errors]
  if (errors.length > 0) return { kind: 'refused', errors }
  const content = mergeCatalogue(release, applied.overrides)
  const check = checkCatalogue(content)
  if (check.failures.length > 0) {
    return { kind: 'refused', errors: check.failures.map((failure) => toError(failure, applied.places)) }
  }
  return {
    kind: 'sound',
    overrides: applied.overrides,
    content,
    check,
    changes: countChanges(mergeCatalogue(release, present), content),
  }
}

function toError({ check, subject, message, remedy }: CheckFailure, places: Places): OwnError {
  const place = subject.kind === 'group' ? undefined : places.get(`${subject.kind}:${subject.id}`)
  const told = { message: `${check}: ${subjectText(subject)}: ${message}`, remedy }
  return place === undefined ? { file: null, ...told } : { file: place.file, line: place.line, ...told }
}
