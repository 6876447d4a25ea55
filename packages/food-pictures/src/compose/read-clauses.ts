import { CUTTING_VERBS } from './cut-words.ts'
import { HEATING_VERBS } from './heat-words.ts'
import type { Sentence, Token } from './read-sentences.ts'
import { GARNISHING_VERBS, MIXING_VERBS, PLAIN_VERBS } from './step-verbs.ts'

/** A verb with what follows it, up to the next verb. The first clause of a sentence may lack one. */
export interface Clause {
  readonly verb: string | null
  readonly tokens: readonly Token[]
  /** Whether it begins its sentence, and so something new. */
  readonly isFirst: boolean
  /** Whether "and" ties it to the clause before: "peel and cut into cubes". */
  readonly isJoined: boolean
  /** Whether the rest of the sentence speaks of minutes or of heat. */
  readonly isHot: boolean
}

const isVerb = (word: string): boolean =>
  CUTTING_VERBS.has(word) ||
  HEATING_VERBS.has(word) ||
  GARNISHING_VERBS.has(word) ||
  MIXING_VERBS.has(word) ||
  PLAIN_VERBS.has(word)

/** Words between the beginning of a clause and its verb: "and gently simmer", "let them wilt". */
const LEADS_TO_VERB = /^(?:and|then|or|but|meanwhile|to|it|them|evening|morning|\w+ly)$/

/** Verbs that follow their subject as well: "let it bubble", "until the spinach wilts". */
const OF_THEIR_OWN = /^(?:wilts?|melts?|bubbles?|chars|browns)$/

/** Adjectives that look like verbs: "until set and brown at the edge". */
const MAY_BE_ADJECTIVE = /^(?:brown|crisp|cool|open)$/

/** Whether "until" came since the last comma. */
function isInUntil(sentence: Sentence, at: number): boolean {
  const before = sentence.slice(0, at)
  const pause = before.findLastIndex(({ kind }) => kind === 'pause')
  return before.slice(pause + 1).some((token) => token.kind === 'word' && token.word === 'until')
}

function verbAt(sentence: Sentence, at: number): string | null {
  const token = sentence[at]
  if (token?.kind !== 'word') return null
  if (OF_THEIR_OWN.test(token.word)) return token.word.replace(/s$/, '')
  if (!isVerb(token.word) || (MAY_BE_ADJECTIVE.test(token.word) && isInUntil(sentence, at))) return null
  const before = sentence[at - 1]
  if (before === undefined || before.kind === 'pause') return token.word
  return before.kind === 'word' && LEADS_TO_VERB.test(before.word) ? token.word : null
}

const isWordAt = (token: Token | undefined, pattern: RegExp): boolean =>
  token?.kind === 'word' && pattern.test(token.word)

const HOT = /^(?:minutes?|heat|hot|until|simmer|cook|fry)$/

/** Verbs that share their object with the cut before: "halve and stone the plums". */
const PREPARES = /^(?:core|stone|peel|seed|deseed|pit|trim)$/

interface FoundVerb {
  readonly verb: string
  readonly at: number
}

/** The verb whose object a verb has: the next one in "quarter and core the pear", else itself. */
function ownerOfObject(sentence: Sentence, verbs: readonly FoundVerb[], order: number): number {
  const here = verbs[order]
  const next = verbs[order + 1]
  if (here === undefined || next === undefined) return order
  const isShared = next.at === here.at + 2 && isWordAt(sentence[here.at + 1], /^and$/) && PREPARES.test(next.verb)
  return isShared ? order + 1 : order
}

const tokensOf = (sentence: Sentence, verbs: readonly FoundVerb[], order: number): Sentence =>
  sentence.slice((verbs[order]?.at ?? 0) + 1, verbs[order + 1]?.at ?? sentence.length)

/** Splits a sentence at its verbs. */
export function readClauses(sentence: Sentence): readonly Clause[] {
  const verbs = sentence.flatMap((_, at) => {
    const verb = verbAt(sentence, at)
    return verb === null ? [] : [{ verb, at }]
  })
  const lead = sentence.slice(0, verbs[0]?.at ?? sentence.length)
  const clauses = verbs.map(({ verb, at }, order): Clause => ({
    verb,
    tokens: tokensOf(sentence, verbs, ownerOfObject(sentence, verbs, order)),
    isFirst: order === 0,
    isJoined: isWordAt(sentence[at - 1], /^(?:and|then)$/),
    isHot: sentence.slice(at).some((token) => token.kind === 'word' && HOT.test(token.word)),
  }))
  return lead.some(({ kind }) => kind === 'food')
    ? [{ verb: null, tokens: lead, isFirst: true, isJoined: false, isHot: false }, ...clauses]
    : clauses
}

const PREPOSITION = /^(?:with|in|into|over|on|onto|to|for|from|around|under|beside|until|by|off|at)$/

/**
 * Whether the verb has a particle instead of a preposition: "stir in the tomatoes" acts on the tomatoes, "fry in the oil" on what
 * was spoken of before.
 */
function hasParticle({ verb, tokens }: Clause): boolean {
  const [first, ...others] = tokens
  if (first?.kind !== 'word' || !/^(?:in|on|over)$/.test(first.word)) return false
  if (verb !== null && HEATING_VERBS.has(verb) && verb !== 'melt') return false
  const food = others.findIndex(({ kind }) => kind === 'food')
  const pause = others.findIndex(({ kind }) => kind === 'pause')
  return food !== -1 && (pause === -1 || food < pause)
}

/** The foods of a clause: those the verb acts on, and those after "with", "in" or "over". */
export interface ClauseFoods {
  readonly direct: readonly number[]
  readonly withFoods: readonly number[]
  readonly others: readonly number[]
}

type FoodList = 'direct' | 'with' | 'others'

/** Where the foods after a word belong. "Boil the beetroot for 40 minutes and the potatoes for 20" boils both. */
function listAfter(word: string, into: FoodList, isTime: boolean): FoodList {
  if (word === 'and' && isTime) return 'direct'
  if (!PREPOSITION.test(word)) return into
  return word === 'with' ? 'with' : 'others'
}

export function foodsOfClause(clause: Clause): ClauseFoods {
  const tokens = hasParticle(clause) ? clause.tokens.slice(1) : clause.tokens
  const found = { direct: new Set<number>(), with: new Set<number>(), others: new Set<number>() }
  let into: FoodList = 'direct'
  let isTime = false
  for (const token of tokens) {
    if (token.kind === 'food') found[into].add(token.ingredient)
    if (token.kind !== 'word') continue
    into = listAfter(token.word, into, isTime)
    if (PREPOSITION.test(token.word)) isTime = token.word === 'for'
  }
  return { direct: [...found.direct], withFoods: [...found.with], others: [...found.others] }
}

const PRONOUN = /^(?:it|them|both|everything|all|half|one|these)$/

/** "Slice the other on top"; "slice the rest of the kiwi" names its food. */
const meansTheRest = ({ tokens: [first, second, third] }: Clause): boolean =>
  isWordAt(first, /^the$/) && isWordAt(second, /^(?:others?|rest)$/) && !isWordAt(third, /^of$/)

/** Whether the verb acts on what was spoken of before: "cut them into cubes", "drain and slice". */
export function pointsBack(clause: Clause): boolean {
  const [first, second] = clause.tokens
  if (hasParticle(clause)) return false
  if (first === undefined) return true
  if (first.kind === 'pause') return true
  if (first.kind === 'food') return false
  if (PRONOUN.test(first.word) || meansTheRest(clause)) return true
  const isAdverb = first.word.endsWith('ly')
  if (isAdverb && second?.kind === 'word')
    return PRONOUN.test(second.word) || PREPOSITION.test(second.word) || second.word === 'and'
  return PREPOSITION.test(first.word) || /^(?:and|then|again|covered|uncovered|until|together)$/.test(first.word)
}
