import type { RawBuilder } from 'kysely'
import type { PlanDayDocument } from '../stored-plans/index.ts'
import type { Row } from './read-rows.ts'
import type { Names, Words } from './words.ts'

/** A row in words, or a part of one: one record for the JSON file, and its lines for the spreadsheet. */
export interface WordedRow {
  readonly record: Row
  readonly lines: readonly Row[]
}

/** A column as the spreadsheet shows it. */
export interface ExportedColumn {
  /** Contains the unit, if the column has one. */
  readonly heading: Names
  /** Words for the codes that the JSON files contain. */
  readonly values?: Readonly<Record<string, Names>>
}

/** How the rows of a table are exported. */
export interface WordedTable {
  /** Expressions to select beside the columns of the table. */
  readonly beside?: RawBuilder<unknown>
  /** The versions of meals that a row refers to. */
  readonly versionsOf?: (row: Row) => readonly string[]
  readonly word: (row: Row, words: Words) => WordedRow | readonly WordedRow[]
  /** The columns of the lines, by their names in the JSON files. */
  readonly columns: Readonly<Record<string, ExportedColumn>>
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- only the module stored-plans writes these documents
export const documentOf = (value: unknown): PlanDayDocument => value as PlanDayDocument
