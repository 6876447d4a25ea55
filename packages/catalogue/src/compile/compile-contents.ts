import { CONTENT_IDENTIFIERS, CONTENT_LANGUAGES, type Content, type Contents } from '../content.ts'
import type { CatalogueError } from './catalogue-error.ts'
import { readChangedOn, undatedError } from './changed-on.ts'
import { checkContent, readHeadings } from './content-checks.ts'
import { firstWords, readMarkdown, renderMarkdown } from './markdown.ts'

/** A text of `content/<language>/`. */
export interface ContentSource {
  /** Relative to the catalogue's folder: `content/en/faq/dietitian.md`. */
  readonly path: string
  readonly text: string
}

export type CompiledContents =
  | { readonly kind: 'compiled'; readonly contents: Contents }
  | { readonly kind: 'refused'; readonly errors: readonly CatalogueError[] }

/** Compiles the texts of all languages. A single error refuses all of them; all errors are reported at once. */
export function compileContents(sources: readonly ContentSource[]): CompiledContents {
  const errors = [
    ...sources.flatMap(checkText),
    ...missingErrors(sources),
    ...structureErrors(sources),
    ...dateErrors(sources),
  ]
  if (errors.length > 0) return { kind: 'refused', errors }
  const of = (language: string): readonly Content[] =>
    sources.filter(({ path }) => path.startsWith(folderOf(language))).map(compileContent)
  return { kind: 'compiled', contents: { en: of('en'), pl: of('pl') } }
}

function checkText({ path, text: written }: ContentSource): readonly CatalogueError[] {
  const { changedOn, text } = readChangedOn(written)
  return [...(changedOn === null ? [undatedError(path)] : []), ...checkContent(path, readMarkdown(text))]
}

function compileContent({ path, text: written }: ContentSource): Content {
  const { changedOn, text } = readChangedOn(written)
  const tokens = readMarkdown(text)
  const [title] = readHeadings(tokens)
  const [, ...lines] = text.trim().split('\n')
  const markdown = lines.join('\n').trim()
  return {
    identifier: identifierOf(path),
    title: title?.words ?? '',
    description: firstWords(tokens),
    changedOn: changedOn ?? '',
    markdown,
    html: renderMarkdown(markdown),
  }
}

const folderOf = (language: string): string => `content/${language}/`

/** Folders replace colons, because some systems do not allow colons in file names. */
const identifierOf = (path: string): string => path.split('/').slice(2).join(':').replace(/\.md$/, '')

const pathOf = (language: string, identifier: string): string =>
  `${folderOf(language)}${identifier.replaceAll(':', '/')}.md`

/** Texts that the product links to, or that one language has, and that another language lacks. */
function missingErrors(sources: readonly ContentSource[]): readonly CatalogueError[] {
  const paths = new Set(sources.map(({ path }) => path))
  const identifiers = new Set([...CONTENT_IDENTIFIERS, ...sources.map(({ path }) => identifierOf(path))])
  const wanted = CONTENT_LANGUAGES.flatMap((language) => [...identifiers].map((one) => pathOf(language, one)))
  return wanted
    .filter((path) => !paths.has(path))
    .map((file) => ({ file, line: 1, message: 'This text is missing', remedy: 'Write it, or translate the other one' }))
}

/** A translation must have the same headings as the English text, level by level, so that no part is missing. */
function structureErrors(sources: readonly ContentSource[]): readonly CatalogueError[] {
  const levels = new Map(sources.map(({ path, text }) => [path, levelsOf(text)]))
  return sources.flatMap(({ path }) => {
    const original = levels.get(pathOf('en', identifierOf(path)))
    if (original === undefined || original === levels.get(path)) return []
    const message = `The headings are ${levels.get(path)}, those of the English text ${original}`
    return [{ file: path, line: 1, message, remedy: 'Give both texts the same parts in the same order' }]
  })
}

/** A text and its translation must change on the same day, so that neither is outdated. */
function dateErrors(sources: readonly ContentSource[]): readonly CatalogueError[] {
  const days = new Map(sources.map(({ path, text }) => [path, readChangedOn(text).changedOn]))
  return sources.flatMap(({ path }) => {
    const original = days.get(pathOf('en', identifierOf(path)))
    if (original === undefined || original === days.get(path)) return []
    const message = `Its day of change is another than that of the English text, ${original}`
    return [{ file: path, line: 2, message, remedy: 'Change both, and give both the same day' }]
  })
}

const levelsOf = (text: string): string =>
  readHeadings(readMarkdown(readChangedOn(text).text))
    .map(({ level }) => `h${level}`)
    .join(' ')
