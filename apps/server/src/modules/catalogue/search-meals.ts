import type { Catalogue } from './catalogue.ts'
import { fitOf } from './fit-of-words.ts'
import { foldText } from './fold-text.ts'
import type { MealVersion } from './meal-version.ts'
import { haveStems, stemsOf } from './stem-word.ts'

/** What of a meal the searched words are in. */
export interface MealHit {
  readonly kind: 'dish' | 'ingredient'
  /** Its name, for people. */
  readonly name: { readonly en: string; readonly pl: string }
}

export interface MealSearch {
  /** Meals that could be planned and hold what is searched for. */
  readonly mealIds: ReadonlySet<string>
  /** What of a meal was meant; null when it holds nothing of it. Any version of any meal may be asked about. */
  readonly hitIn: (version: MealVersion) => MealHit | null
}

/** How closely a name is looked at. */
type Look = (name: FoldedName) => boolean

/**
 * Finds meals by a dish or an ingredient in English or Polish, case and accents aside. Words count where they begin a word of
 * a name; where no meal has them there, in another case ("marchewki" is "marchew"); and only then do the middles of words
 * and the seasonings count: "egg" is not in "veggie", and nobody looks for pepper to find every plate with a pinch of it.
 *
 * @param words folded and not empty, as `searchedWords` answers.
 */
export function searchMeals(catalogue: Catalogue, words: string): MealSearch {
  const current = [...catalogue.currentByMealId.values()]
  const looks = looksFor(words)
  const look = looks.find((one) => current.some((version) => findHit(version, one) !== null))
  const hitIn = (version: MealVersion) => (look === undefined ? null : findHit(version, look))
  const found = current.filter((version) => hitIn(version) !== null)
  return { mealIds: new Set(found.map(({ mealId }) => mealId)), hitIn }
}

/** The closest first. */
function looksFor(words: string): readonly Look[] {
  const stems = stemsOf(words)
  const hasCase: Look = (name) => haveStems(name.stems, stems)
  return [
    ({ folded, isSeasoning }) => !isSeasoning && (fitOf(folded, words) ?? 2) < 2,
    (name) => !name.isSeasoning && hasCase(name),
    ({ folded }) => fitOf(folded, words) !== null,
    hasCase,
  ]
}

function findHit(version: MealVersion, look: Look): MealHit | null {
  const fits = namesOf(version).filter(look)
  return fits.find(({ hit }) => hit.kind === 'ingredient')?.hit ?? fits[0]?.hit ?? null
}

interface FoldedName {
  readonly hit: MealHit
  readonly folded: string
  readonly stems: readonly string[]
  readonly isSeasoning: boolean
}

/** Folding every name of the catalogue for every letter typed would keep others waiting. */
const cache = new WeakMap<MealVersion, readonly FoldedName[]>()

function namesOf(version: MealVersion): readonly FoldedName[] {
  const known = cache.get(version)
  if (known !== undefined) return known
  const dishes = [version.name, ...version.dishes.map(({ name }) => name)].map((name) =>
    toFoldedName({ kind: 'dish', name: { en: name, pl: name } }, name, false),
  )
  const ingredients = version.dishes.flatMap((dish) =>
    dish.ingredients.flatMap(({ name, isSeasoning }) =>
      [name.en, name.pl].map((own) => toFoldedName({ kind: 'ingredient', name }, own, isSeasoning)),
    ),
  )
  const names = [...dishes, ...ingredients]
  cache.set(version, names)
  return names
}

function toFoldedName(hit: MealHit, name: string, isSeasoning: boolean): FoldedName {
  const folded = foldText(name)
  return { hit, folded, stems: stemsOf(folded), isSeasoning }
}
