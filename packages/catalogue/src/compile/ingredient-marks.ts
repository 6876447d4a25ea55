import { bareAmountErrors, shareBeforeMarkErrors } from './bare-amounts.ts'
import type { CatalogueError } from './catalogue-error.ts'

/** One `@name{grams%g}` in the text of a recipe. */
export interface IngredientMark {
  readonly line: number
  readonly name: string
  readonly isOptional: boolean
}

/**
 * Finds every ingredient in the body, in order. The Cooklang parser reports neither the line nor the `?` of an
 * ingredient, and it traps on broken markup instead of reporting it, so this function checks the markup first.
 */
export function findIngredientMarks(
  file: string,
  text: string,
  lastHeaderLine: number,
): { marks: readonly IngredientMark[]; errors: readonly CatalogueError[] } {
  const lines = text
    .split('\n')
    .map((content, index) => ({ content, line: index + 1 }))
    .slice(lastHeaderLine)
  const marks = lines.flatMap(({ content, line }) =>
    content
      .split('@')
      .slice(1)
      .map((mark) => ({ line, isOptional: mark.startsWith('?'), mark })),
  )
  // Headings name dishes, so a number in one does not scale.
  const steps = lines.filter(({ content }) => !content.trimStart().startsWith('='))
  const errors = [
    ...lines.flatMap(({ content, line }) => foreignMarkup(content).map((error) => ({ file, line, ...error }))),
    ...marks.flatMap(({ mark, line }) => markErrors(mark).map((error) => ({ file, line, ...error }))),
    ...steps.flatMap(({ content, line }) =>
      [...bareAmountErrors(withoutMarks(content)), ...shareBeforeMarkErrors(content)].map((error) => ({
        file,
        line,
        ...error,
      })),
    ),
  ]
  return { marks: marks.map(({ line, isOptional, mark }) => ({ line, isOptional, name: nameOf(mark) })), errors }
}

type MarkError = Pick<CatalogueError, 'message' | 'remedy'>

const MARK = /^\??(?<name>[a-z\d][^{}|]*)(\|(?<words>[^{}|]+))?\{(?<amount>[^{}]*)\}(?<note>\()?/
const AMOUNT = /^(0|[1-9]\d*)(\.\d+)?%(g|ml)$/

const nameOf = (mark: string): string => MARK.exec(mark)?.groups?.['name'] ?? ''

/** A line without its ingredients, whose names may contain numbers. */
const withoutMarks = (content: string): string => content.replaceAll(/@[^{}@]*\{[^{}]*\}/g, '')

function markErrors(mark: string): readonly MarkError[] {
  const { name = '', amount = '', note = '' } = MARK.exec(mark)?.groups ?? {}
  if (name === '') {
    return [
      {
        message: `"@${mark.slice(0, 30)}" is not an ingredient`,
        remedy: 'Write it as @name{grams%g}, the name in lower case',
      },
    ]
  }
  if (amount === '') return [{ message: `"${name}" has no amount`, remedy: `Write @${name}{grams%g}` }]
  if (!AMOUNT.test(amount)) {
    return [{ message: `The amount of "${name}" is "${amount}"`, remedy: 'Write grams, as {120%g}, or ml of a liquid' }]
  }
  if (note !== '') {
    return [
      { message: `A note on "${name}"`, remedy: 'Cooklang would cut it out of the step: put a blank before the (' },
    ]
  }
  return []
}

/** Cooklang markup that our recipes do not use: comments would drop text, timers and cookware would split sentences. */
function foreignMarkup(content: string): readonly MarkError[] {
  if (content.trimStart().startsWith('>')) return [{ message: 'A note', remedy: 'Write it as a step or leave it out' }]
  if (/--|\[-/.test(content)) return [{ message: 'A comment', remedy: 'Leave it out, or write a dash for a range' }]
  if (/[#~]/.test(content))
    return [{ message: 'Cookware or a timer', remedy: 'Write it as plain text, without # and ~' }]
  return []
}
