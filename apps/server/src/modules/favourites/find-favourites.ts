import { isTapWater, type Exclusions, type MealType } from '@dayplate/nutrition'
import { FAVOURITE_SEARCH_MAX_LENGTH } from '@dayplate/rules/favourites'
import { findByWords, searchKeyOf, type SearchKey } from '@dayplate/rules/meal-search'
import { offeredForm, type Catalogue, type MealVersion } from '../catalogue/index.ts'

export interface FavouriteSearch {
  readonly text: string
  /** Null for all types. */
  readonly type: MealType | null
}

/**
 * Favourites in the order of their ids, in the form that the person gets. A meal that an operator removed from the catalogue is
 * left out until it comes back.
 *
 * @param exclusions null when they may not be read: then each recipe is shown as it was written, for those who eat least.
 */
export const currentFavourites = (
  catalogue: Pick<Catalogue, 'currentByMealId' | 'foodById'>,
  ids: readonly string[],
  exclusions: Exclusions | null,
): readonly MealVersion[] =>
  ids.flatMap(
    (id) => catalogue.currentByMealId.get(exclusions === null ? id : offeredForm(catalogue, id, exclusions)) ?? [],
  )

/** The favourites that match a search, the closest first, as in the list of all meals. */
export function searchFavourites(
  favourites: readonly MealVersion[],
  { text, type }: FavouriteSearch,
): readonly MealVersion[] {
  const found = findByWords(favourites, text.slice(0, FAVOURITE_SEARCH_MAX_LENGTH), keyOf) ?? favourites
  return found.filter((version) => type === null || version.type === type)
}

/** The words of a meal, of its dishes and of its ingredients other than water, in both languages. */
function keyOf({ name, localName, dishes, polish }: MealVersion): SearchKey {
  const ofDishes = [...dishes, ...(polish?.dishes ?? [])].map((dish) => dish.name)
  const ofFoods = dishes
    .flatMap(({ ingredients }) => ingredients.filter((ingredient) => !isTapWater(ingredient)))
    .flatMap((ingredient) => [ingredient.name.en, ingredient.name.pl])
  return searchKeyOf([name, localName ?? '', polish?.name ?? '', ...ofDishes, ...ofFoods])
}
