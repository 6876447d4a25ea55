import { CSV_START, type SpreadsheetLanguage, toCsvLine } from '@dayplate/rules/spreadsheet'
import type { SharedLine } from './shared-list.ts'

export type SpreadsheetHeadings = Readonly<Record<keyof SharedLine, string>>

const COLUMNS = ['aisle', 'product', 'buy', 'need', 'isBought'] as const

/** All lines as CSV, bought ones too. */
export const toSpreadsheet = (
  lines: readonly SharedLine[],
  headings: SpreadsheetHeadings,
  language: SpreadsheetLanguage,
): string =>
  CSV_START +
  [headings, ...lines.map((line) => ({ ...line, isBought: line.isBought ? 'x' : '' }))]
    .map((line) =>
      toCsvLine(
        COLUMNS.map((column) => line[column]),
        language,
      ),
    )
    .join('')
