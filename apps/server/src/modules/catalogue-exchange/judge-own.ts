import { checkCatalogue, subjectText, type CatalogueCheck, type CheckFailure } from '@dayplate/catalogue'
import type { CatalogueFault } from '@dayplate/catalogue/compile'
import { layOver, type CatalogueContent, type CatalogueLayer } from '../catalogue/index.ts'
import { countChanges } from './count-changes.ts'
import { layOwn, type Places } from './lay-own.ts'
import type { OwnSources } from './own-sources.ts'

export type Judgement =
  | {
      readonly kind: 'sound'
      readonly layer: CatalogueLayer
      readonly content: CatalogueContent
      readonly check: CatalogueCheck
      readonly changes: ReturnType<typeof countChanges>
    }
  | { readonly kind: 'refused'; readonly faults: readonly CatalogueFault[] }

/** Stands for the catalogue as a whole where a fault lies in no file of the operator's. */
const WHOLE = 'the catalogue with them'

/** Compiles an operator's sources over what is there and passes the whole through the release's gate. Touches nothing. */
export function judgeOwn(release: CatalogueContent, present: CatalogueLayer, sources: OwnSources): Judgement {
  const laid = layOwn(release, present, sources)
  if (laid.faults.length > 0) return { kind: 'refused', faults: laid.faults }
  const content = layOver(release, laid.layer)
  const check = checkCatalogue(content)
  if (check.failures.length > 0) {
    return { kind: 'refused', faults: check.failures.map((failure) => toFault(failure, laid.places)) }
  }
  return { kind: 'sound', layer: laid.layer, content, check, changes: countChanges(layOver(release, present), content) }
}

function toFault({ check, subject, message, remedy }: CheckFailure, places: Places): CatalogueFault {
  const place = subject.kind === 'group' ? undefined : places.get(`${subject.kind}:${subject.id}`)
  const { file, line } = place ?? { file: WHOLE, line: 1 }
  return { file, line, message: `${check}: ${subjectText(subject)}: ${message}`, remedy }
}
