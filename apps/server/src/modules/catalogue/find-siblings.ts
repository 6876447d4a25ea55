import type { Food } from '@dayplate/nutrition'

/** Siblings offered at most: more would be read by nobody. */
export const SIBLINGS_MOST = 12

type Language = keyof Food['name']

/**
 * Foods of the same kind as one: of its role or shelf, with the word in their name that names what it is, in the reader's
 * language. Tofu has smoked and silken tofu, "pomidor" has "passata pomidorowa". In the order of the table.
 */
export function findSiblings(foods: Iterable<Food>, food: Food, language: Language): readonly Food[] {
  const all = [...foods]
  const kind = all.filter((other) => other.id !== food.id && isOfKind(food, other))
  for (const noun of nounsOf(all, food.name[language], language)) {
    const siblings = kind.filter((other) => wordsOf(other.name[language]).some((word) => isSameWord(word, noun)))
    if (siblings.length > 0) return siblings.slice(0, SIBLINGS_MOST)
  }
  return []
}

const isOfKind = (food: Food, other: Food): boolean =>
  (food.role !== null && food.role === other.role) || food.category === other.category

/** What comes after these says how a food is, not what. */
const AFTER_NOUN = / (?:in|with|of|without|from|for|w|z|bez|ze|na|do|od) |[,(]/u

/** A word that names what a food is stands in the noun's place in at least this part of the names that have it; our rule. */
const NOUN_SHARE = 1 / 3

/** Words that may name what a food is, the likeliest first: English says it last ("smoked tofu"), Polish first ("tofu wędzone"). */
function nounsOf(foods: readonly Food[], name: string, language: Language): readonly string[] {
  const words = placesOf(name, language)
  return words.filter((word) => {
    const having = foods.filter((food) => wordsOf(food.name[language]).some((other) => isSameWord(other, word)))
    const led = having.filter((food) => isSameWord(placesOf(food.name[language], language)[0] ?? '', word))
    return led.length >= NOUN_SHARE * having.length
  })
}

/** Words in the order in which they are likely to be the noun. */
function placesOf(name: string, language: Language): readonly string[] {
  const words = wordsOf(name.toLowerCase().split(AFTER_NOUN)[0] ?? '')
  return language === 'en' ? words.toReversed() : words
}

const SHORTEST_WORD = 3

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)

/** Letters that an ending may add to a stem of four letters or more, and to a shorter one: "pomidor-owy", "oat-s". */
const LONGEST_ENDING = { long: 3, short: 2 } as const
const LONG_STEM = 4

/** Whether two words are forms of one, as far as endings tell: "tomato" and "tomatoes", "jabłko" and "jabłkowy". */
function isSameWord(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  const stem = shorter.length > SHORTEST_WORD ? shorter.replace(/[aeiouyąęó]$/u, '') : shorter
  const ending = stem.length >= LONG_STEM ? LONGEST_ENDING.long : LONGEST_ENDING.short
  return longer.startsWith(stem) && longer.length - stem.length <= ending
}
