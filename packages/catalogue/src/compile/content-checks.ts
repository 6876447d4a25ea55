import type { Token } from 'markdown-it'
import type { CatalogueError } from './catalogue-error.ts'
import { OPERATOR_FIELDS } from '../content.ts'
import { attributeOf, headingId } from './markdown.ts'

/** One heading of a text. */
export interface Heading {
  readonly level: number
  readonly words: string
  readonly line: number
}

type Complaint = Pick<CatalogueError, 'message' | 'remedy'>

export function readHeadings(tokens: readonly Token[]): readonly Heading[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    return [{ level: Number(token.tag.slice(1)), words: tokens[index + 1]?.content ?? '', line: lineOf(token) }]
  })
}

/** Errors of one text that readers would notice. */
export function checkContent(file: string, tokens: readonly Token[]): readonly CatalogueError[] {
  const headings = readHeadings(tokens)
  const anchors = new Set(headings.slice(1).map(({ words }) => headingId(words)))
  return [...headingErrors(file, headings, tokens[0]), ...tokenErrors(file, tokens, anchors)]
}

function headingErrors(
  file: string,
  headings: readonly Heading[],
  first: Token | undefined,
): readonly CatalogueError[] {
  const [title, ...others] = headings
  if (first?.type !== 'heading_open' || title?.level !== 1) {
    return [{ file, line: 1, message: 'The title is missing', remedy: 'Begin the text with "# Title"' }]
  }
  const ids = others.map(({ words }) => headingId(words))
  return others.flatMap(({ level, words, line }, index) => [
    ...(level === 1 ? [{ file, line, message: `"${words}" is a second title`, remedy: 'Begin it with "##"' }] : []),
    ...(ids.indexOf(headingId(words)) < index
      ? [{ file, line, message: `"${words}" stands twice`, remedy: 'Say what is different: addresses name headings' }]
      : []),
  ])
}

function tokenErrors(file: string, tokens: readonly Token[], anchors: ReadonlySet<string>): readonly CatalogueError[] {
  return tokens.flatMap((block) =>
    [block, ...(block.children ?? [])].flatMap((token) => {
      const complaint = complaintAbout(token, anchors)
      return complaint === null ? [] : [{ file, line: lineOf(block), ...complaint }]
    }),
  )
}

function complaintAbout(token: Token, anchors: ReadonlySet<string>): Complaint | null {
  switch (token.type) {
    case 'html_block':
    case 'html_inline':
      return { message: `"${token.content.trim()}" is HTML`, remedy: 'Write Markdown, or "\\<" for the sign itself' }
    case 'link_open':
      return complaintAboutLink(attributeOf(token, 'href'), anchors)
    case 'image':
      return complaintAboutImage(token)
    case 'text':
      return complaintAboutBlank(token.content)
    default:
      return null
  }
}

/** A path on this site, with an optional anchor. */
const OWN_PATH = /^\/(?!\/)[a-z0-9:/#-]*$/i

function complaintAboutLink(href: string, anchors: ReadonlySet<string>): Complaint | null {
  if (href.startsWith('#')) {
    if (anchors.has(href.slice(1))) return null
    return { message: `No heading is called "${href}"`, remedy: `Use one of: ${[...anchors].join(', ')}` }
  }
  if (OWN_PATH.test(href) || URL.parse(href)?.protocol === 'https:') return null
  return { message: `"${href}" is no address we link to`, remedy: 'Use https://… or a path of ours: /contact' }
}

function complaintAboutImage(token: Token): Complaint | null {
  const source = attributeOf(token, 'src')
  if (!OWN_PATH.test(source.replace(/\.[a-z]+$/, ''))) {
    return { message: `"${source}" is no picture of ours`, remedy: 'The page loads pictures from its own address only' }
  }
  return null
}

const BLANKS: readonly string[] = OPERATOR_FIELDS.map((field) => `{${field}}`)

function complaintAboutBlank(words: string): Complaint | null {
  const unknown = words.match(/\{[a-z]+-[a-z-]+\}/g)?.find((blank) => !BLANKS.includes(blank))
  if (unknown === undefined) return null
  return { message: `"${unknown}" is nothing an operator fills in`, remedy: `Use one of: ${BLANKS.join(', ')}` }
}

const lineOf = (token: Token): number => (token.map?.[0] ?? 0) + 1
