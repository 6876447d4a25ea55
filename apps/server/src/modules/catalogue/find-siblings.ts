import type { Food } from '@dayplate/nutrition'

/** How many siblings are offered. Users do not read longer lists. */
export const SIBLINGS_MOST = 12

type Language = keyof Food['name']

/**
 * Foods of the same kind: of the same role or category, and with the same noun in their name in the reader's language. Tofu has
 * smoked and silken tofu, "pomidor" has "passata pomidorowa". Sorted as in the food table.
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

/** Words after this describe a food and do not name its kind: "minced beef 10% fat" is beef. */
const AFTER_NOUN = / (?:in|with|of|without|from|for|w|z|bez|ze|na|do|od) |[,(\d]/u

/** A word counts as the noun if it stands in the noun's place in at least this share of the names that contain it (our rule). */
const NOUN_SHARE = 1 / 3

/**
 * Words that may be the noun of a food's name, the likeliest first. English has it last ("smoked tofu"), Polish first ("tofu
 * wędzone").
 */
function nounsOf(foods: readonly Food[], name: string, language: Language): readonly string[] {
  const words = placesOf(name, language)
  return words.filter((word) => {
    const having = foods.filter((food) => wordsOf(food.name[language]).some((other) => isSameWord(other, word)))
    const led = having.filter((food) => isSameWord(placesOf(food.name[language], language)[0] ?? '', word))
    return led.length >= NOUN_SHARE * having.length
  })
}

/** The words of a name, in the order in which they are likely to be the noun. */
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

/** How many letters an ending may add to a stem of four letters or more, and to a shorter one: "pomidor-owy", "oat-s". */
const LONGEST_ENDING = { long: 3, short: 2 } as const
const LONG_STEM = 4

/** Whether two words are forms of one, judged by endings: "tomato" and "tomatoes", "jabłko" and "jabłkowy". */
function isSameWord(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  const stem = shorter.length > SHORTEST_WORD ? shorter.replace(/[aeiouyąęó]$/u, '') : shorter
  const ending = stem.length >= LONG_STEM ? LONGEST_ENDING.long : LONGEST_ENDING.short
  return longer.startsWith(stem) && longer.length - stem.length <= ending
}
