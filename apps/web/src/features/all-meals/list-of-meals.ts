import type { MealListFragment } from './all-meals.gen.ts'

type ListedMeal = MealListFragment['listedMeals'][number]

/** A food that occurs in the meals of the list. */
export interface ListedFood {
  readonly id: string
  readonly name: string
  /** Its words in both languages, folded. */
  readonly words: string
}

/** A meal of the list with what filters look at. */
export interface MealOfList extends Omit<ListedMeal, 'foods'> {
  /** The words of its names and foods in both languages, folded. */
  readonly key: string
  readonly foodIds: ReadonlySet<string>
  /** The narrower diets that allow it. */
  readonly dietIds: ReadonlySet<number>
  /** Set for an English name on a Polish page. */
  readonly language: string | undefined
}

/** All meals of a person, and what they can be filtered by. */
export interface ListOfMeals {
  readonly meals: readonly MealOfList[]
  readonly foods: readonly ListedFood[]
  readonly diets: readonly { readonly id: number; readonly name: string }[]
}

/** Puts the columns of the gateway's answer together. */
export function listOfMeals(answer: MealListFragment): ListOfMeals {
  const { listedMeals, mealWords, englishNamed, foodIds, foodNames, foodWords, narrowerDiets } = answer
  const foods = foodIds.map((id, place) => ({ id, name: foodNames[place] ?? '', words: foodWords[place] ?? '' }))
  const english = new Set(englishNamed)
  const diets = narrowerDiets.map(({ dietId, name, meals }) => ({ id: dietId, name, meals: new Set(meals) }))
  return {
    meals: listedMeals.map(({ foods: places, ...meal }, place) => {
      const own = places.flatMap((food) => foods[food] ?? [])
      return {
        ...meal,
        key: [mealWords[place], ...own.map((food) => food.words)].join(' '),
        foodIds: new Set(own.map(({ id }) => id)),
        dietIds: new Set(diets.filter(({ meals }) => meals.has(place)).map(({ id }) => id)),
        language: english.has(place) ? 'en' : undefined,
      }
    }),
    foods,
    diets: diets.map(({ id, name }) => ({ id, name })),
  }
}
