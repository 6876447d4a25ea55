import type { CatalogueError } from '../catalogue-error.ts'
import { nearestName } from '../nearest-name.ts'

const KEYS = [
  'category',
  'changed',
  'pinned',
  'reveal',
  'picture',
  'teaser',
  'lead',
  'summary',
  'cta-label',
  'cta-url',
] as const
export type ArticleKey = (typeof KEYS)[number]

/** The lines between the two `---` of an article, and the text below. */
export interface ArticleFields {
  /** The value; empty when the article has none. */
  readonly get: (key: ArticleKey) => string
  /** The line of the value, or 1 when the article has none. */
  readonly lineOf: (key: ArticleKey) => number
  /** The text alone, with blank lines in place of the fields, so that errors name the right line. */
  readonly text: string
  readonly errors: readonly CatalogueError[]
}

const FENCE = '---'
const ENTRY = /^(?<key>[a-z-]+): +(?<value>\S.*?)\s*$/

/**
 * Reads the fields at the top of an article. Values are sentences that may contain colons and quotes. Editors and formatters quote
 * a value with a colon as YAML asks, so that the quotes around a value are none of its words.
 */
export function readFields(file: string, written: string): ArticleFields {
  const lines = written.split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) return withoutFields(file, written)
  const found = new Map<ArticleKey, { readonly line: number; readonly value: string }>()
  const errors: CatalogueError[] = []
  for (const [index, content] of lines.slice(1, end).entries()) {
    const line = index + 2
    const { key: name = '', value: quoted = '' } = ENTRY.exec(content)?.groups ?? {}
    const value = unquoted(quoted)
    const key = KEYS.find((one) => one === name)
    if (key === undefined) errors.push({ file, line, ...unknownKey(name === '' ? content : name) })
    else if (found.has(key)) errors.push({ file, line, message: `"${key}" is given twice`, remedy: 'Keep one' })
    else if (value === null) errors.push({ file, line, ...unpairedQuote(key) })
    else found.set(key, { line, value })
  }
  return {
    get: (key) => found.get(key)?.value ?? '',
    lineOf: (key) => found.get(key)?.line ?? 1,
    text: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
    errors,
  }
}

const SINGLE_QUOTED = /^'(?<words>(?:[^']|'')+)'$/
const DOUBLE_QUOTED = /^"(?<words>[^"\\]+)"$/

/** "'Rice: don''t wait'" → "Rice: don't wait"; null when a quote begins the value and has no partner at its end. */
function unquoted(value: string): string | null {
  if (!/^['"]/.test(value)) return value
  return (
    SINGLE_QUOTED.exec(value)?.groups?.['words']?.replaceAll("''", "'") ??
    DOUBLE_QUOTED.exec(value)?.groups?.['words'] ??
    null
  )
}

const unpairedQuote = (key: ArticleKey): Pick<CatalogueError, 'message' | 'remedy'> => ({
  message: `The ${key} begins with a quote that does not pair with one at its end`,
  remedy: "Put the whole value between ' and ', and write '' for each ' inside",
})

function unknownKey(name: string): Pick<CatalogueError, 'message' | 'remedy'> {
  const nearest = nearestName(name, KEYS)
  const remedy = nearest === null ? `Write "key: value" with one of: ${KEYS.join(', ')}` : `Did you mean "${nearest}"?`
  return { message: `"${name}" is no field of an article`, remedy }
}

const withoutFields = (file: string, text: string): ArticleFields => ({
  get: () => '',
  lineOf: () => 1,
  text,
  errors: [
    {
      file,
      line: 1,
      message: 'The fields of the article are missing',
      remedy: `Begin the file with ${KEYS.slice(0, 5).join(', ')} … between two lines of ---`,
    },
  ],
})
