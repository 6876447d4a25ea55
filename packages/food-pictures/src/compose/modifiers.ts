import type { Cut, Heat } from '../relief/plated-meal.ts'
import { CUT_PARTICIPLES, shapeOf } from './cut-words.ts'
import { HEAT_PARTICIPLES } from './heat-words.ts'
import type { Token } from './read-sentences.ts'

/** What stands right beside a food and says how it is cut or cooked. */
export interface Modified {
  readonly ingredient: number
  readonly cuts: readonly Cut[]
  readonly heats: readonly Heat[]
}

const LINK = /^(?:and|or|the)$/
const ENDS_ADJECTIVES = /^(?:the|a|an|of|with|in|into|and|some|over|on|to)$/
const MOST_ADJECTIVES = 6

const isLink = (token: Token): boolean => token.kind === 'pause' || (token.kind === 'word' && LINK.test(token.word))

/** Foods with only commas and "and" between them share what stands before and after: "chopped onion and dill". */
function groupsOf(tokens: readonly Token[]): readonly { from: number; to: number }[] {
  const groups: { from: number; to: number }[] = []
  tokens.forEach((token, at) => {
    if (token.kind !== 'food') return
    const last = groups.at(-1)
    const isLinked = last !== undefined && tokens.slice(last.to + 1, at).every(isLink)
    if (isLinked) last.to = at
    else groups.push({ from: at, to: at })
  })
  return groups
}

const isWord = (token: Token | undefined, pattern: RegExp): boolean =>
  token?.kind === 'word' && pattern.test(token.word)

interface Part {
  readonly from: number
  readonly to: number
  /** The food after which the words stand that are said of this part. */
  readonly end: number
}

/**
 * Splits groups at "the": in "the boiled beetroot and the apple" only the beetroot is boiled. What follows is said of the whole
 * group after "cut", or where it says "both".
 */
function partsOf(tokens: readonly Token[]): readonly Part[] {
  return groupsOf(tokens).flatMap(({ from, to }) => {
    const isCut = tokens.slice(Math.max(0, from - 4), from).some((token) => isWord(token, /^(?:cut|divide|separate)$/))
    const isAll = isCut || tokens.slice(to + 1, to + 3).some((token) => isWord(token, /^(?:both|all|each)$/))
    const starts = [from]
    for (let at = from + 1; at <= to; at += 1) if (isWord(tokens[at], /^the$/)) starts.push(at + 1)
    return starts.map((start, order) => {
      const next = starts[order + 1]
      const until = next === undefined ? to : tokens.slice(0, next).findLastIndex(({ kind }) => kind === 'food')
      return { from: start, to: until, end: isAll ? to : until }
    })
  })
}

/** Words right before the group, nearest first: "the finely diced" → diced, finely. */
function wordsBefore(tokens: readonly Token[], from: number): readonly string[] {
  const words: string[] = []
  for (let at = from - 1; at >= 0 && words.length < MOST_ADJECTIVES; at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'word' || ENDS_ADJECTIVES.test(token.word)) break
    words.push(token.word)
  }
  return words
}

/** "Thick slices of the", right before the group. */
function shapeBefore(tokens: readonly Token[], from: number): Cut | undefined {
  const words = tokens.slice(Math.max(0, from - 5), from).map((token) => (token.kind === 'word' ? token.word : ','))
  const of = words.lastIndexOf('of')
  return of > 0 && words.length - of <= 3 ? shapeOf(words[of - 1] ?? '') : undefined
}

/** Words after the group, as long as they cannot belong to the next food. */
function wordsAfter(tokens: readonly Token[], to: number): readonly string[] {
  const rest = tokens.slice(to + 1)
  const nextFood = rest.findIndex(({ kind }) => kind === 'food')
  const until = nextFood === -1 ? rest.length : rest.slice(0, nextFood).findLastIndex(({ kind }) => kind === 'pause')
  const hasOwnPart = nextFood === -1 || until > 0
  const own = hasOwnPart ? rest.slice(0, until) : rest.slice(0, nextFood)
  const words = own.map((token) => (token.kind === 'word' ? token.word : ','))
  if (hasOwnPart) return words
  const end = words.findIndex((word) => ENDS_ADJECTIVES.test(word) && !/^(?:in|into)$/.test(word))
  return end === -1 ? [] : words.slice(0, end)
}

const IS_CUT =
  /^,? ?(?:both |all |each |peeled |with a knife |and )*(?:cut )?(?:crossways |across |lengthways )?(?:in|into) (?<shape>[a-z, -]+)/
const IS_DONE = /^, (?:both |all |first |very |already )*(?:\w+ly )?(?<word>[a-z-]+)/

function afterGroup(tokens: readonly Token[], to: number): Omit<Modified, 'ingredient'> {
  const text = wordsAfter(tokens, to).join(' ').replaceAll(' ,', ',')
  const shapes = /^[^,]*/.exec(IS_CUT.exec(text.replace(/^,(?=\S)/, ', '))?.groups?.['shape'] ?? '')?.[0] ?? ''
  const shape = shapes
    .split(' ')
    .slice(0, 5)
    .map(shapeOf)
    .find((cut) => cut !== undefined)
  const done = IS_DONE.exec(text) === null ? [] : text.split(/[ ,]+/)
  return {
    cuts: [...(shape === undefined ? [] : [shape]), ...done.flatMap((word) => CUT_PARTICIPLES.get(word) ?? [])],
    heats: done.flatMap((word) => HEAT_PARTICIPLES.get(word) ?? []),
  }
}

/** The cuts and heats that stand beside the foods of a clause. */
export function readModifiers(tokens: readonly Token[]): readonly Modified[] {
  return partsOf(tokens).flatMap(({ from, to, end }) => {
    const before = wordsBefore(tokens, from)
    const shape = shapeBefore(tokens, from)
    const after = afterGroup(tokens, end)
    const cuts = [
      ...before.flatMap((word) => CUT_PARTICIPLES.get(word) ?? []),
      ...(shape === undefined ? [] : [shape]),
      ...after.cuts,
    ]
    const heats = [...before.flatMap((word) => HEAT_PARTICIPLES.get(word) ?? []), ...after.heats]
    return tokens
      .slice(from, to + 1)
      .flatMap((token) => (token.kind === 'food' ? [{ ingredient: token.ingredient, cuts, heats }] : []))
  })
}
