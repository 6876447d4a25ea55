import { type Dish, type RecipeStep, plainStep } from '@dayplate/nutrition'
import { wordSet } from './word-set.ts'

/** A word, a comma, or a food by its index in the ingredients of the dish. */
export type Token =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'food'; readonly ingredient: number; readonly isNamedAgain: boolean }

export type Sentence = readonly Token[]

/** Adjectives and parts of names by which a later sentence does not call a food. */
const NOT_A_NAME = wordSet(
  'red white black green yellow brown sweet sour smoked canned fresh dried natural greek olive rapeseed',
  'cider lean new young ground cherry spring dark flaked silken textured stock water juice oil drink',
  'milk powder cream leaves seed the of and in wheat curd butter',
)

const singular = (word: string): string =>
  word
    .replace(/(?<=\w{2})oes$/, 'o')
    .replace(/(?<=\w{2})ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')

/** What follows a food's name when only its liquid is meant: "the pasta water". */
const LIQUID = /^(?:water|liquid|juices?|sauce|mixture|side)$/

interface NamedFood {
  readonly name: string
  readonly ingredient: number
}

const namesIn = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter((word) => word.length > 2 && !NOT_A_NAME.has(word))
    .map(singular)

function readWords(text: string, named: readonly NamedFood[]): readonly Token[] {
  const pieces = text.toLowerCase().match(/[\p{L}][\p{L}'’-]*|[,;()]/gu) ?? []
  return pieces.map((piece, at): Token => {
    if (!/\p{L}/u.test(piece)) return { kind: 'pause' }
    const isTheFood = pieces[at - 1] !== 'a' && !LIQUID.test(pieces[at + 1] ?? '')
    const again = isTheFood ? named.findLast(({ name }) => name === singular(piece)) : undefined
    if (again === undefined) return { kind: 'word', word: piece }
    return { kind: 'food', ingredient: again.ingredient, isNamedAgain: true }
  })
}

/** Splits one step at the ends of its sentences; a food is never split. */
function readStep(step: RecipeStep, named: NamedFood[]): readonly Sentence[] {
  const sentences: Token[][] = [[]]
  for (const part of step) {
    if (typeof part !== 'string') {
      sentences.at(-1)?.push({ kind: 'food', ingredient: part.ingredient, isNamedAgain: false })
      named.push(...namesIn(part.words).map((name) => ({ name, ingredient: part.ingredient })))
      continue
    }
    const [first = '', ...others] = part.split(/(?<=[.:;])(?:\s+|$)/)
    sentences.at(-1)?.push(...readWords(first, named))
    for (const other of others) sentences.push([...readWords(other, named)])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

/**
 * The sentences of a dish as tokens. A food is recognised where it is marked, and where a later sentence names it by a word of
 * its name: "return the turkey to the pan".
 */
export function readSentences(dish: Pick<Dish, 'steps'>): readonly Sentence[] {
  const named: NamedFood[] = []
  return dish.steps.flatMap((step) => readStep(step, named))
}

/** All words of a dish, for rules that look for a phrase. */
export const wordsOfSteps = ({ steps }: Pick<Dish, 'steps'>): string => steps.map(plainStep).join(' ').toLowerCase()
