/** A piece of a text: plain words, or words inside the mark with this number. */
export type RichPiece =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'marked'; readonly text: string; readonly mark: number }

/**
 * Splits a text with numbered marks: `Read the <0>terms</0>` → plain "Read the ", marked 0 "terms". The translator decides the
 * order of marks. A mark that is not closed stays plain text.
 */
export function splitRichText(text: string): RichPiece[] {
  const pieces: RichPiece[] = []
  let end = 0
  for (const match of text.matchAll(/<(\d+)>(.*?)<\/\1>/gs)) {
    if (match.index > end) pieces.push({ kind: 'plain', text: text.slice(end, match.index) })
    pieces.push({ kind: 'marked', text: match[2] ?? '', mark: Number(match[1]) })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'plain', text: text.slice(end) })
  return pieces
}
