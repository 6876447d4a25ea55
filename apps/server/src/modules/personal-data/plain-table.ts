import type { CalendarDay } from '@dayplate/dates'
import type { Selectable } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { TABLES } from './personal-tables.ts'
import type { Row } from './read-rows.ts'
import type { ExportedColumn, WordedTable } from './worded-table.ts'
import type { Language, Names } from './words.ts'

type Tables = typeof TABLES
type Exported<Table extends keyof Tables> = Tables[Table] extends { readonly exported: readonly (infer Column)[] }
  ? Column
  : never

/** The union of a column's codes, each of which needs a word; never for any other type. */
type CodeOf<Value> = Value extends CalendarDay
  ? never
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : Value extends number
      ? number extends Value
        ? never
        : Value
      : never

type ColumnOf<Value> = [CodeOf<Value>] extends [never]
  ? ExportedColumn
  : ExportedColumn & { readonly values: Readonly<Record<CodeOf<Value> & (string | number), Names>> }

/** A column without a heading, and a code without its word, do not compile. */
export type PlainColumns<Table extends keyof Tables & keyof DB> = {
  readonly [Column in Exported<Table> & keyof Selectable<DB[Table]>]: ColumnOf<Selectable<DB[Table]>[Column]>
}

const YES_NO = { true: { en: 'yes', pl: 'tak' }, false: { en: 'no', pl: 'nie' } } as const

/** The text of a cell: a word for a known code, and any other value as it is. */
function sayValue(value: unknown, values: ExportedColumn['values'], language: Language): unknown {
  if (typeof value === 'boolean') return YES_NO[value ? 'true' : 'false'][language]
  if (values === undefined || (typeof value !== 'string' && typeof value !== 'number')) return value
  return Object.entries(values).find(([code]) => code === String(value))?.[1][language] ?? value
}

/** A table with one line for each row. The JSON file contains the rows as they are stored. */
export const plainTable = (columns: Readonly<Record<string, ExportedColumn>>): WordedTable => ({
  columns,
  word: (row, { language }) => ({ record: row, lines: [lineOf(row, columns, language)] }),
})

const lineOf = (row: Row, columns: Readonly<Record<string, ExportedColumn>>, language: Language): Row =>
  Object.fromEntries(Object.entries(columns).map(([name, { values }]) => [name, sayValue(row[name], values, language)]))
