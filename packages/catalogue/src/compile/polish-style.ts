import type { CatalogueError } from './catalogue-error.ts'

type StyleError = Pick<CatalogueError, 'message' | 'remedy'>

/** Endings of infinitives and of "we" forms. Recipes say "pokrój", not "pokroić" or "kroimy". */
const NOT_IMPERATIVE = /^\p{L}+(?:ać|eć|ić|yć|uć|ąć|eść|piec|amy|emy|imy|ymy)$/u

/** Imperatives and nouns that end like an infinitive: rozgnieć, wrzuć, część. */
const ENDS_ALIKE = /(?:gnieć|rzuć|część)$/u

/** English words that no Polish sentence contains. */
const ENGLISH = /(?<!\p{L})(?:the|and|with|until|of|for|minutes?|add|stir|cook|serve)(?!\p{L})/giu

const SENTENCE_END = /(?<=[.!?;])\s+/

/** Errors in the Polish of a step: other forms than the imperative at the start of a sentence, and English words. */
export function polishStyleErrors(text: string): readonly StyleError[] {
  const firstWords = text.split(SENTENCE_END).map((sentence) => /^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? '')
  const english = text.match(ENGLISH) ?? []
  return [
    ...firstWords
      .filter((word) => NOT_IMPERATIVE.test(word) && !ENDS_ALIKE.test(word))
      .map((word) => ({
        message: `"${word}" is no imperative`,
        remedy: 'Say what to do: pokrój, not pokroić or kroimy',
      })),
    ...english.map((word) => ({ message: `"${word}" is English`, remedy: 'Write it in Polish' })),
  ]
}
