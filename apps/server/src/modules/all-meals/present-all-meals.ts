import { DIET_NAMES } from '@dayplate/messages/server'
import { DIET_IDS, isTapWater, MEAL_TYPES, type Diet } from '@dayplate/nutrition'
import { foldText, searchKeyOf } from '@dayplate/rules/meal-search'
import type { Catalogue, MealVersion, VersionedIngredient } from '../catalogue/index.ts'
import { publicNameOf } from '../catalogue/index.ts'
import { WIRE_MEAL_TYPE } from '../day-plan/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import type { AllowedMeals } from './allowed-meals.ts'

type Language = 'en' | 'pl'

/** The list of all meals for the gateway. */
export function presentAllMeals(catalogue: Catalogue, allowed: AllowedMeals, language: Language) {
  const versions = inOrder(
    [...allowed.mealIds].flatMap((id) => catalogue.currentByMealId.get(id) ?? []),
    language,
  )
  const foods = new Map(versions.flatMap(searchedFoods).map((food) => [food.foodId, food.name]))
  const placeOf = new Map([...foods.keys()].map((foodId, place) => [foodId, place]))
  const names = [...foods.values()]
  return {
    __typename: 'AllMeals' as const,
    listedMeals: versions.map((version) => ({
      id: version.mealId,
      name: publicNameOf(version, language).publicName,
      type: WIRE_MEAL_TYPE[version.type],
      kcal: Math.round(version.nutrition.kcal),
      minutes: version.preparationMinutes,
      picture: pictureUrls.meal(version).full,
      foods: [...new Set(searchedFoods(version).flatMap(({ foodId }) => placeOf.get(foodId) ?? []))],
    })),
    mealWords: versions.map(wordsOfMeal),
    englishNamed: placesOf(versions, (version) => publicNameOf(version, language).textLanguage !== language),
    foodIds: [...foods.keys()],
    foodNames: names.map((name) => name[language]),
    foodWords: names.map((name) => searchKeyOf([name.en, name.pl])),
    narrowerDiets: NARROWER_DIETS[allowed.diet].map((narrower) => {
      const ids = allowed.idsOfDiet(narrower)
      const dietId = DIET_IDS[narrower]
      return { dietId, name: DIET_NAMES[dietId][language], meals: placesOf(versions, ({ mealId }) => ids.has(mealId)) }
    }),
  }
}

/** The diets that leave out more food than another. GLP-1 is none of them: it limits fat, not food. */
const NARROWER_DIETS: Readonly<Record<Diet, readonly ('vegetarian' | 'vegan')[]>> = {
  classic: ['vegetarian', 'vegan'],
  glp1: ['vegetarian', 'vegan'],
  vegetarian: ['vegan'],
  vegan: [],
}

const placesOf = (versions: readonly MealVersion[], isMeant: (version: MealVersion) => boolean): number[] =>
  versions.flatMap((version, place) => (isMeant(version) ? [place] : []))

/** In the order of the day, then by name. Compares folded names, because the order of locales differs between machines. */
function inOrder(versions: readonly MealVersion[], language: Language): readonly MealVersion[] {
  return versions
    .map((version) => ({ version, name: foldText(publicNameOf(version, language).publicName) }))
    .toSorted(
      (a, b) =>
        MEAL_TYPES.indexOf(a.version.type) - MEAL_TYPES.indexOf(b.version.type) ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    )
    .map(({ version }) => version)
}

/** Foods that people look for. A pinch of pepper would find nearly every plate. */
const searchedFoods = ({ dishes }: MealVersion): readonly VersionedIngredient[] =>
  dishes.flatMap(({ ingredients }) =>
    ingredients.filter((ingredient) => !ingredient.isSeasoning && !isTapWater(ingredient)),
  )

/** Kept, because folding all names takes longer than the rest of the answer. */
const wordsByVersion = new WeakMap<MealVersion, string>()

/** The words of the names of a meal and of its dishes, in both languages. */
function wordsOfMeal(version: MealVersion): string {
  const known = wordsByVersion.get(version)
  if (known !== undefined) return known
  const { name, localName, dishes, polish } = version
  const ofDishes = [...dishes, ...(polish?.dishes ?? [])].map((dish) => dish.name)
  const words = searchKeyOf([name, localName ?? '', polish?.name ?? '', ...ofDishes])
  wordsByVersion.set(version, words)
  return words
}
