import { type Content, CONTENT_LANGUAGES, type Contents } from '../content.ts'
import type { CatalogueError } from './catalogue-error.ts'
import { readChangedOn, undatedError } from './changed-on.ts'
import { type CompiledContents, compileContents, type ContentSource } from './compile-contents.ts'

/** A text of the release after the operator's file was applied. */
interface LaidText {
  readonly source: ContentSource
  /** The operator's file, and the number of lines before it in the combined text. */
  readonly from: { readonly file: string; readonly linesBefore: number } | null
}

/**
 * Applies an operator's files to our pages of text. A file has the name of its page, `en/privacy-policy.md` or
 * `pl/faq/dietitian.md`. A file that begins with a title replaces the page; any other is appended to it. Both languages
 * are needed, with the same headings. Each file has the date of its last change, and the page then shows the later
 * date.
 */
export function layOperatorTexts(contents: Contents, files: readonly ContentSource[]): CompiledContents {
  const laid = CONTENT_LANGUAGES.flatMap((language) =>
    contents[language].map((content) => layText(language, content, files)),
  )
  const known = new Set(laid.map(({ source }) => source.path.replace(/^content\//, '')))
  const errors = files.flatMap(({ path, text }) => [
    ...(known.has(path) ? [] : [strayError(path, known)]),
    ...(readChangedOn(text).changedOn === null ? [undatedError(path)] : []),
  ])
  if (errors.length > 0) return { kind: 'refused', errors }
  const compiled = compileContents(laid.map(({ source }) => source))
  if (compiled.kind === 'compiled') return compiled
  return { kind: 'refused', errors: compiled.errors.map((error) => errorOfFile(error, laid)) }
}

const dated = (changedOn: string, text: string): string => `---\nchanged: ${changedOn}\n---\n${text}\n`

function layText(language: string, content: Content, files: readonly ContentSource[]): LaidText {
  const file = `${language}/${content.identifier.replaceAll(':', '/')}.md`
  const path = `content/${file}`
  const ours = `# ${content.title}\n\n${content.markdown}`
  const theirs = files.find((one) => one.path === file)
  if (theirs === undefined) return { source: { path, text: dated(content.changedOn, ours) }, from: null }
  const { changedOn, text } = readChangedOn(theirs.text)
  const isWhole = text.trimStart().startsWith('# ')
  const before = isWhole ? '' : `${ours}\n\n`
  const day = [content.changedOn, changedOn ?? ''].toSorted().at(-1) ?? ''
  return {
    // Removes the blank lines in place of the operator's date, because the page has its own.
    source: { path, text: dated(day, before + text.slice(BLANK_LINES)) },
    from: { file, linesBefore: before.split('\n').length - 1 },
  }
}

/** Number of lines that a date takes. */
const BLANK_LINES = 3

const strayError = (file: string, known: ReadonlySet<string>): CatalogueError => ({
  file,
  line: 1,
  message: 'There is no page of this name',
  remedy: `Use one of: ${[...known].join(', ')}`,
})

function errorOfFile(error: CatalogueError, laid: readonly LaidText[]): CatalogueError {
  const from = laid.find(({ source }) => source.path === error.file)?.from
  if (from === undefined || from === null) return error
  return { ...error, file: from.file, line: error.line === null ? null : Math.max(1, error.line - from.linesBefore) }
}
