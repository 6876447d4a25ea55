import type { CatalogueError } from './catalogue-error.ts'
import { nearestName } from './nearest-name.ts'

export const FRONT_MATTER_KEYS = [
  'title',
  'local',
  'meal',
  'time',
  'active',
  'season',
  'keeps',
  'leftover',
  'fresh',
  'evening',
  'holiday',
  'video',
  'picture',
] as const
export type FrontMatterKey = (typeof FRONT_MATTER_KEYS)[number]

/** Keys of a Polish text: all figures stay in the English recipe. `ordinary` has the words for ordinary foods. */
export const POLISH_KEYS = ['title', 'evening', 'ordinary', 'source'] as const

export interface FrontMatterEntry {
  readonly line: number
  readonly value: string
}

/**
 * The lines between the two `---`. Values are plain text on one line: the only part of YAML we need, with a line number
 * for every error.
 */
export interface FrontMatter<Key extends string = FrontMatterKey> {
  readonly entries: ReadonlyMap<Key, FrontMatterEntry>
  /** Line of the closing `---`; 0 when there is no front matter. */
  readonly lastLine: number
  readonly errors: readonly CatalogueError[]
}

const FENCE = '---'
const ENTRY = /^(?<key>[a-z]+): (?<value>\S.*)$/

/** Characters that YAML, and so every other Cooklang tool, would not read as plain text. */
const NOT_PLAIN = /^["'[{>|*&!%@`#]|: | #|\s$/

export function readFrontMatter<Key extends string>(
  file: string,
  text: string,
  keys: readonly Key[],
): FrontMatter<Key> {
  const lines = text.split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) return { entries: new Map(), lastLine: 0, errors: [missingError(file, keys)] }
  const entries = new Map<Key, FrontMatterEntry>()
  const errors: CatalogueError[] = []
  for (const [index, content] of lines.slice(1, end).entries()) {
    const line = index + 2
    const entry = readEntry(content, keys)
    if ('message' in entry) errors.push({ file, line, ...entry })
    else if (entries.has(entry.key)) errors.push({ file, line, ...repeatedError(entry.key) })
    else entries.set(entry.key, { line, value: entry.value })
  }
  return { entries, lastLine: end + 1, errors }
}

type EntryError = Pick<CatalogueError, 'message' | 'remedy'>

function readEntry<Key extends string>(
  content: string,
  keys: readonly Key[],
): { key: Key; value: string } | EntryError {
  const { key = '', value = '' } = ENTRY.exec(content)?.groups ?? {}
  if (key === '') return { message: `"${content}" is not front matter`, remedy: 'Write "key: value", one key a line' }
  const known = keys.find((candidate) => candidate === key)
  if (known === undefined) {
    const nearest = nearestName(key, keys)
    const remedy = nearest === null ? `Use only: ${keys.join(', ')}` : `Did you mean "${nearest}"?`
    return { message: `"${key}" is no key of a recipe`, remedy }
  }
  if (NOT_PLAIN.test(value)) {
    return { message: `The value of "${key}" is not plain text`, remedy: 'Rephrase without quotes, ": " and " #"' }
  }
  return { key: known, value }
}

function repeatedError(key: string): EntryError {
  return { message: `"${key}" is given twice`, remedy: 'Remove one of the lines' }
}

function missingError(file: string, keys: readonly string[]): CatalogueError {
  return {
    file,
    line: 1,
    message: 'The front matter is missing',
    remedy: `Begin the file with ${keys.includes('meal') ? 'title, meal, time and season' : 'title'} between two lines of ---`,
  }
}
