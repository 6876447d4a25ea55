/** A line of a newsletter's text, and its number in the file. */
export interface NumberedLine {
  readonly number: number
  readonly text: string
}

/** A link on one line: `[words](/path)`. */
export const LINK = /\[([^\]\n]+)\]\(([^()\n]*)\)/g

/** The signs of a list item in Markdown and in mail programs. */
const ITEM = /^\s*[-*+•]\s/
const NUMBERED = /^\s*\d+[.)]\s/
/** What is left of a link that is none: `](`, `[a] (/x)`, `[a]: /x`. */
const BROKEN_LINK = /\]\s*\(|^\s*\[[^\]]+\]:/
/** `**bold**`, `*italic*`, `__bold__`, `_italic_` and code. */
const EMPHASIS = /\*\*|`|(?<![\p{L}\p{N}*])\*[^\s*][^*]*\*|(?<![\p{L}\p{N}_])_{1,2}[^\s_][^_]*_/u

export const isItem = (line: string): boolean => line.startsWith('- ')

/** Signs of Markdown that a mail would show as they are written, or lists that would become one paragraph. */
export const markErrors = (lines: readonly NumberedLine[]): readonly string[] => [
  ...partsOf(lines).flatMap(listErrors),
  ...lines.flatMap(({ number, text }) => signErrors(text).map((error) => `Line ${number}: ${error}`)),
]

/** Paragraphs and lists, which empty lines part. */
function partsOf(lines: readonly NumberedLine[]): readonly (readonly NumberedLine[])[] {
  const parts: NumberedLine[][] = [[]]
  for (const line of lines) {
    if (line.text.trim() === '') parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts
}

function listErrors(part: readonly NumberedLine[]): readonly string[] {
  if (part.every(({ text }) => isItem(text))) return []
  const numbered = part.filter(({ text }) => NUMBERED.test(text))
  return [
    ...part.filter(({ text }) => ITEM.test(text)).map(itemError),
    // One line with a number is a paragraph. More of them would run into one.
    ...(numbered.length > 1 ? numbered : []).map(
      ({ number }) => `Line ${number}: numbered lines would become one paragraph. Put an empty line between them.`,
    ),
  ]
}

const itemError = ({ number, text }: NumberedLine): string =>
  isItem(text)
    ? `Line ${number}: a list stands between empty lines, with "- " before each of its lines. Put an empty line before and after it.`
    : `Line ${number}: write "- " at the beginning of the line, with an empty line before and after the list.`

function signErrors(text: string): readonly string[] {
  const bare = text.replaceAll(LINK, ' ')
  return [
    ...(BROKEN_LINK.test(bare) || text.includes('![')
      ? [
          'this link would be shown as it is written. Write [words](/path) on one line, without spaces or brackets inside.',
        ]
      : []),
    ...(EMPHASIS.test(bare.replace(ITEM, ''))
      ? ['signs such as **, *, _ and ` would be shown as they are written. Write the words without them.']
      : []),
  ]
}
