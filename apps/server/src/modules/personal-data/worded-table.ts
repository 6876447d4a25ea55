import type { RawBuilder } from 'kysely'
import type { PlanDayDocument } from '../plans/index.ts'
import type { Row } from './read-rows.ts'
import type { Names, Words } from './words.ts'

/** A row in words: once as programs read it, once as lines of a spreadsheet. */
export interface WordedRow {
  readonly record: Row
  readonly lines: readonly Row[]
}

/** How rows are told that point at meals and foods by names of our own: in words, with amounts and their units. */
export interface WordedTable {
  /** What is read beside the columns of the table. */
  readonly beside?: RawBuilder<unknown>
  /** Versions of meals that a row points at. */
  readonly versionsOf?: (row: Row) => readonly string[]
  readonly word: (row: Row, words: Words) => WordedRow
  /** The columns of the lines. */
  readonly columns: Readonly<Record<string, Names>>
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- only the module plans writes these documents
export const documentOf = (value: unknown): PlanDayDocument => value as PlanDayDocument
