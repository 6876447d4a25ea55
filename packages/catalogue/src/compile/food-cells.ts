import type { CatalogueError } from './catalogue-error.ts'
import type { Vocabulary } from './food-words.ts'
import { nearestName } from './nearest-name.ts'
import type { CsvRow } from './parse-csv.ts'

/** Reads the cells of one row and collects their errors, so that an author sees all of them at once. */
export interface FoodCells {
  readonly errors: readonly CatalogueError[]
  readonly addError: (message: string, remedy: string) => void
  readonly text: (column: string) => string
  /** A number from `least` (default 0) to `most`; null when the cell is empty, which means unknown. */
  readonly figure: (column: string, most: number, least?: number) => number | null
  readonly requiredFigure: (column: string, most: number) => number
  readonly word: <Word extends string>(column: string, vocabulary: Vocabulary<Word>) => Word | null
  /** Null when the cell is empty. */
  readonly optionalWord: <Word extends string>(column: string, vocabulary: Vocabulary<Word>) => Word | null
  readonly words: <Word extends string>(column: string, vocabulary: Vocabulary<Word>) => readonly Word[]
}

const FIGURE = /^\d+(\.\d+)?$/

export function foodCells(file: string, row: CsvRow): FoodCells {
  const errors: CatalogueError[] = []
  const addError = (message: string, remedy: string): void =>
    void errors.push({ file, line: row.line, message, remedy })
  const text = (column: string): string => row.cells.get(column) ?? ''

  function figure(column: string, most: number, least = 0): number | null {
    const cell = text(column)
    if (cell === '') return null
    if (FIGURE.test(cell) && Number(cell) >= least && Number(cell) <= most) return Number(cell)
    addError(`${column} is "${cell}"`, `Write a number from ${least} to ${most}, or nothing when it is unknown`)
    return null
  }

  function requiredFigure(column: string, most: number): number {
    if (text(column) === '')
      addError(`${column} is empty`, 'Look the figure up: energy and the three macros are never unknown')
    return figure(column, most) ?? 0
  }

  function known<Word extends string>(word: string, { words, has }: Vocabulary<Word>, column: string): Word | null {
    if (has(word)) return word
    const nearest = nearestName(word, words)
    addError(
      `${column} "${word}" is unknown`,
      nearest === null ? `Use one of: ${words.join(', ')}` : `Did you mean "${nearest}"?`,
    )
    return null
  }

  return {
    errors,
    addError,
    text,
    figure,
    requiredFigure,
    word: (column, vocabulary) => known(text(column), vocabulary, column),
    optionalWord: (column, vocabulary) => (text(column) === '' ? null : known(text(column), vocabulary, column)),
    words: (column, vocabulary) =>
      text(column)
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => known(word, vocabulary, column))
        .filter((word) => word !== null),
  }
}
