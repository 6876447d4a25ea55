import type { CalendarDay } from '@dayplate/dates'
import type { SystemOfMeasures } from '@dayplate/units'
import type { Serving, DatedServing } from '@dayplate/rules/shopping-list'
import type { Catalogue, MealVersion } from '../../catalogue/index.ts'
import type { PrintableDay } from './print.repository.ts'

/** The days to print. */
export interface PrintParts {
  readonly catalogue: Catalogue
  readonly language: 'en' | 'pl'
  readonly system: SystemOfMeasures
  /** The first and last printed day. */
  readonly from: CalendarDay
  readonly to: CalendarDay
  /** The planned days, including those after the last printed one that eat from its batches. */
  readonly days: readonly PrintableDay[]
}

/** The catalogue, the reader's language and the servings that every part of a print needs. */
export interface PrintPresentation extends PrintParts {
  readonly batches: ReadonlyMap<string, readonly DatedServing<Serving>[]>
  /** The recipe as written of each version that has a replaced ingredient, by the id of that version. */
  readonly recipes: ReadonlyMap<string, MealVersion>
}
