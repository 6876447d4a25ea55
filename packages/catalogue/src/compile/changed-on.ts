import { parseCalendarDay } from '@dayplate/dates'
import type { CatalogueFault } from './catalogue-fault.ts'

/** A text and the day it says it was changed on. */
export interface DatedText {
  /** Null where the file does not say. */
  readonly changedOn: string | null
  /** The text alone; blank lines stand for the date, so that faults name the right line. */
  readonly text: string
}

const DATE = /^---\nchanged: (?<day>[\d-]+)\n---\n/

/** Takes the date off the top of a text: a line `changed: 2026-11-23` between two lines of `---`. */
export function readChangedOn(written: string): DatedText {
  const found = DATE.exec(written)
  if (found === null) return { changedOn: null, text: written }
  return { changedOn: parseCalendarDay(found.groups?.['day']), text: '\n\n\n' + written.slice(found[0].length) }
}

export const undatedFault = (file: string): CatalogueFault => ({
  file,
  line: 1,
  message: 'The day of the last change is missing',
  remedy: 'Begin the file with a line "changed: 2026-11-23" between two lines of ---',
})
