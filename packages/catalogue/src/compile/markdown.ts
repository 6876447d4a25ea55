import MarkdownIt, { type Token } from 'markdown-it'

/** Raw HTML is refused before rendering. It is also switched off here as a second defence. */
const renderer = MarkdownIt({ html: false })

/** Recognises raw HTML, so that the error can name it. */
const reader = MarkdownIt({ html: true })

/** Cell alignment becomes a class, because the page's policy allows no `style` in HTML. */
const ALIGNED = /^text-align:(?<side>left|center|right)$/

export const readMarkdown = (text: string): readonly Token[] => reader.parse(text, {})

export const attributeOf = (token: Token, name: string): string => String(token.attrGet(name) ?? '')

/** The first paragraph as plain text, without markup and addresses. */
export function firstWords(tokens: readonly Token[]): string {
  const start = tokens.findIndex(({ type }) => type === 'paragraph_open')
  const inline = tokens[start + 1]?.children ?? []
  return inline.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
}

/** Body of a text as HTML. */
export function renderMarkdown(text: string): string {
  const tokens = renderer.parse(text, {})
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', headingId(tokens[index + 1]?.content ?? ''))
    alignByClass(token)
  }
  return renderer.renderer.render(tokens, renderer.options, {})
}

function alignByClass(token: Token): void {
  const { side } = ALIGNED.exec(attributeOf(token, 'style'))?.groups ?? {}
  if (side === undefined) return
  token.attrs = [['class', side]]
}

/** Anchor of a heading in addresses: `Co jeść, gdy…?` → `co-jesc-gdy`. */
export function headingId(words: string): string {
  const plain = words.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
