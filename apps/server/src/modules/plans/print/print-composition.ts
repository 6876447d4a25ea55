import type { CalendarDay } from '@dayplate/dates'
import type { Serving, DatedServing } from '@dayplate/rules/shopping-list'
import type { Catalogue } from '../../catalogue/index.ts'
import type { PrintableDay } from './print.repository.ts'

/** What is to be printed. */
export interface PrintParts {
  readonly catalogue: Catalogue
  readonly language: 'en' | 'pl'
  /** First and last printed day. */
  readonly from: CalendarDay
  readonly to: CalendarDay
  /** The planned days, also those after the last printed one that eat from its pots. */
  readonly days: readonly PrintableDay[]
}

/** What composing the parts of a print needs. */
export interface PrintComposition extends PrintParts {
  readonly pots: ReadonlyMap<string, readonly DatedServing<Serving>[]>
}
