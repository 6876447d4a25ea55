import type { CatalogueFault } from './catalogue-fault.ts'
import { nearestName } from './nearest-name.ts'

export const FRONT_MATTER_KEYS = [
  'title',
  'meal',
  'time',
  'active',
  'season',
  'keeps',
  'evening',
  'holiday',
  'video',
] as const
export type FrontMatterKey = (typeof FRONT_MATTER_KEYS)[number]

export interface FrontMatterEntry {
  readonly line: number
  readonly value: string
}

/**
 * The lines between the two `---`. Values are plain text on one line: the only part of YAML we need, with a line number
 * for every fault.
 */
export interface FrontMatter {
  readonly entries: ReadonlyMap<FrontMatterKey, FrontMatterEntry>
  /** Line of the closing `---`; 0 when there is no front matter. */
  readonly lastLine: number
  readonly faults: readonly CatalogueFault[]
}

const FENCE = '---'
const ENTRY = /^(?<key>[a-z]+): (?<value>\S.*)$/

/** Characters that YAML, and so every other Cooklang tool, would not read as plain text. */
const NOT_PLAIN = /^["'[{>|*&!%@`#]|: | #|\s$/

export function readFrontMatter(file: string, text: string): FrontMatter {
  const lines = text.split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) return { entries: new Map(), lastLine: 0, faults: [missingFault(file)] }
  const entries = new Map<FrontMatterKey, FrontMatterEntry>()
  const faults: CatalogueFault[] = []
  for (const [index, content] of lines.slice(1, end).entries()) {
    const line = index + 2
    const entry = readEntry(content)
    if ('message' in entry) faults.push({ file, line, ...entry })
    else if (entries.has(entry.key)) faults.push({ file, line, ...repeatedFault(entry.key) })
    else entries.set(entry.key, { line, value: entry.value })
  }
  return { entries, lastLine: end + 1, faults }
}

type EntryFault = Pick<CatalogueFault, 'message' | 'remedy'>

function readEntry(content: string): { key: FrontMatterKey; value: string } | EntryFault {
  const { key = '', value = '' } = ENTRY.exec(content)?.groups ?? {}
  if (key === '') return { message: `"${content}" is not front matter`, remedy: 'Write "key: value", one key a line' }
  const known = FRONT_MATTER_KEYS.find((candidate) => candidate === key)
  if (known === undefined) {
    const nearest = nearestName(key, FRONT_MATTER_KEYS)
    const remedy = nearest === null ? `Use only: ${FRONT_MATTER_KEYS.join(', ')}` : `Did you mean "${nearest}"?`
    return { message: `"${key}" is no key of a recipe`, remedy }
  }
  if (NOT_PLAIN.test(value)) {
    return { message: `The value of "${key}" is not plain text`, remedy: 'Rephrase without quotes, ": " and " #"' }
  }
  return { key: known, value }
}

function repeatedFault(key: string): EntryFault {
  return { message: `"${key}" is given twice`, remedy: 'Remove one of the lines' }
}

function missingFault(file: string): CatalogueFault {
  return {
    file,
    line: 1,
    message: 'The front matter is missing',
    remedy: 'Begin the file with title, meal, time and season between two lines of ---',
  }
}
