/** The place of a word that the dictionary does not know. */
export interface Misspelt {
  /** Counted from 1. */
  readonly line: number
  readonly word: string
}

/** English names of foods in marks, and the hash of the English text: not Polish. */
const NOT_POLISH = /\([^()]*(?:\([^()]*\))?\)|^source: .*$/gu

const WORD = /\p{L}+(?:-\p{L}+)*/gu

/** Words of a Polish recipe that are unknown, also without the capital of a sentence. */
export function findMisspelt(text: string, isKnown: (word: string) => boolean): readonly Misspelt[] {
  return text.split('\n').flatMap((content, index) =>
    (
      content
        .replaceAll(NOT_POLISH, '')
        .replace(/^(?:title|evening|ordinary): /, '')
        .match(WORD) ?? []
    )
      .filter((word) => !isKnown(word) && !isKnown(word.toLowerCase()))
      .map((word) => ({ line: index + 1, word })),
  )
}
