import { createElement, Fragment, type ReactNode } from 'react'
import { splitRichText } from './split-rich-text.ts'

interface RichTextProps {
  /** A translated text with numbered marks: `I accept the <0>terms</0>`. */
  readonly text: string
  /** Renders the words of each mark, by its number. */
  readonly marks: readonly ((words: string) => ReactNode)[]
}

/** Links and emphasis inside a translated sentence, without HTML in the texts. */
export function RichText({ text, marks }: RichTextProps) {
  const pieces = splitRichText(text).map((piece) =>
    piece.kind === 'plain' ? piece.text : (marks[piece.mark]?.(piece.text) ?? piece.text),
  )
  // Passed as separate children, which need no keys, because a sentence changes as a whole.
  return createElement(Fragment, null, ...pieces)
}
