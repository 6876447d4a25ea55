import { parseCalendarDay } from '@dayplate/dates'
import type { CatalogueError } from './catalogue-error.ts'

/** A text with the day of its last change. */
export interface DatedText {
  /** Null when the file has no date. */
  readonly changedOn: string | null
  /** The text alone, with blank lines in place of the date, so that errors name the right line. */
  readonly text: string
}

const DATE = /^---\nchanged: (?<day>[\d-]+)\n---\n/

/** Reads the date from the top of a text: a line `changed: 2026-11-23` between two lines of `---`. */
export function readChangedOn(written: string): DatedText {
  const found = DATE.exec(written)
  if (found === null) return { changedOn: null, text: written }
  return { changedOn: parseCalendarDay(found.groups?.['day']), text: '\n\n\n' + written.slice(found[0].length) }
}

export const undatedError = (file: string): CatalogueError => ({
  file,
  line: 1,
  message: 'The day of the last change is missing',
  remedy: 'Begin the file with a line "changed: 2026-11-23" between two lines of ---',
})
