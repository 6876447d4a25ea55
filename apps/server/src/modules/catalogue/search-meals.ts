import { isTapWater } from '@dayplate/nutrition'
import { foldText, haveStems, joinNegations, stemsOf } from '@dayplate/rules/meal-search'
import type { Catalogue } from './catalogue.ts'
import { fitOf } from './fit-of-words.ts'
import type { MealVersion } from './meal-version.ts'

/** The dish or ingredient of a meal that matches the search. */
export interface MealHit {
  readonly kind: 'dish' | 'ingredient'
  /** Its name in both languages. */
  readonly name: { readonly en: string; readonly pl: string }
}

export interface MealSearch {
  /** Current meals that match the search. */
  readonly mealIds: ReadonlySet<string>
  /** The part of a meal that matches; null when none does. Accepts any version of any meal. */
  readonly hitIn: (version: MealVersion) => MealHit | null
}

/** Whether a name matches, at one level of closeness. */
type Look = (name: FoldedName) => boolean

/**
 * Finds meals by a dish or an ingredient other than water, in English or Polish, ignoring case and accents. First,
 * searched words have to begin a word of a name. If no ingredient matches, other grammatical cases count as well:
 * "jabłkami" finds "jabłko" although a dish is called "z jabłkami". Only if no meal matches do the middles of words and
 * seasonings count, because "egg" should not find "veggie", nor "pepper" every plate with a pinch of it.
 *
 * @param words folded and not empty, as from `searchedWords`.
 */
export function searchMeals(catalogue: Catalogue, words: string): MealSearch {
  const current = [...catalogue.currentByMealId.values()]
  const level = levelsFor(joinNegations(words)).find(({ finds, needs }) =>
    current.some((version) => needs.includes(findHit(version, finds)?.kind)),
  )
  const hitIn = (version: MealVersion) => (level === undefined ? null : findHit(version, level.finds))
  const found = current.filter((version) => hitIn(version) !== null)
  return { mealIds: new Set(found.map(({ mealId }) => mealId)), hitIn }
}

/** A level of closeness, and the kinds of hit of which the catalogue needs one for the search to stop there. */
interface Level {
  readonly finds: Look
  readonly needs: readonly (MealHit['kind'] | undefined)[]
}

/** The levels of closeness, the closest first. */
function levelsFor(words: string): readonly Level[] {
  const stems = stemsOf(words)
  const begins: Look = ({ folded, isSeasoning }) => !isSeasoning && (fitOf(folded, words) ?? 2) < 2
  const hasCase: Look = (name) => haveStems(name.stems, stems)
  return [
    { finds: begins, needs: ['ingredient'] },
    { finds: (name) => begins(name) || (!name.isSeasoning && hasCase(name)), needs: ANY_KIND },
    { finds: ({ folded }) => fitOf(folded, words) !== null, needs: ANY_KIND },
    { finds: hasCase, needs: ANY_KIND },
  ]
}

const ANY_KIND: Level['needs'] = ['dish', 'ingredient']

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

/** Caches folded names, because folding the whole catalogue for every typed letter would delay other calls. */
const cache = new WeakMap<MealVersion, readonly FoldedName[]>()

function namesOf(version: MealVersion): readonly FoldedName[] {
  const known = cache.get(version)
  if (known !== undefined) return known
  const dishes = dishNames(version).flatMap((name) =>
    [...new Set([name.en, name.pl])].map((own) => toFoldedName({ kind: 'dish', name }, own, false)),
  )
  const ingredients = version.dishes.flatMap((dish) =>
    dish.ingredients
      .filter((ingredient) => !isTapWater(ingredient))
      .flatMap(({ name, isSeasoning }) =>
        [name.en, name.pl].map((own) => toFoldedName({ kind: 'ingredient', name }, own, isSeasoning)),
      ),
  )
  const names = [...dishes, ...ingredients]
  cache.set(version, names)
  return names
}

/** The meal's names and those of its dishes, in both languages. */
function dishNames(version: MealVersion): readonly MealHit['name'][] {
  const { name, localName, dishes, polish } = version
  return [
    { en: name, pl: polish?.name ?? name },
    ...(localName === undefined ? [] : [{ en: name, pl: localName }]),
    ...dishes.map((dish, index) => ({ en: dish.name, pl: polish?.dishes[index]?.name ?? dish.name })),
  ]
}

function toFoldedName(hit: MealHit, name: string, isSeasoning: boolean): FoldedName {
  const folded = joinNegations(foldText(name))
  return { hit, folded, stems: stemsOf(folded), isSeasoning }
}
