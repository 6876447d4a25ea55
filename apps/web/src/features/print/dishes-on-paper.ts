import type { PrintedCookingFragment, PrintedRecipeFragment } from './print.gen.ts'

/** A dish with the amounts to cook: those of the batch, or of one plate if it is made fresh. */
export interface DishOnPaper {
  readonly name: string
  readonly ingredients: readonly string[]
  /** In the order of the ingredients. */
  readonly amounts: readonly string[]
  readonly steps: readonly string[]
  readonly isFresh: boolean
  readonly swaps: Dishes[number]['swaps']
}

type Dishes = PrintedRecipeFragment['dishes']
type Cooking = Pick<PrintedCookingFragment, 'amounts' | 'steps' | 'plates'>

/** The dishes of a meal eaten on a day from one cooking. */
export const dishesOn = (dishes: Dishes, cooking: Cooking, date: string): readonly DishOnPaper[] =>
  dishes.map((dish, place) => {
    const source = dish.isFresh ? cooking.plates.find(({ dates }) => dates.includes(date)) : cooking
    return { ...dish, amounts: source?.amounts[place] ?? [], steps: source?.steps[place] ?? dish.steps }
  })

/**
 * The dishes of one cooking with all its plates. Where these differ, a fresh dish has the amounts of each: "60 g (Mon 23
 * Nov), 75 g (Tue 24 Nov)", and steps without amounts.
 */
export function dishesOf(
  dishes: Dishes,
  cooking: Cooking,
  nameOf: (dates: readonly string[]) => string,
): readonly DishOnPaper[] {
  const [first, ...others] = cooking.plates
  return dishes.map((dish, place) => {
    if (dish.isFresh && others.length > 0) return { ...dish, amounts: amountsByDay(dish, place) }
    const source = dish.isFresh ? first : cooking
    return { ...dish, amounts: source?.amounts[place] ?? [], steps: source?.steps[place] ?? dish.steps }
  })

  function amountsByDay({ ingredients }: Dishes[number], place: number): readonly string[] {
    return ingredients.map((_, index) =>
      cooking.plates.map(({ amounts, dates }) => `${amounts[place]?.[index]} (${nameOf(dates)})`).join(', '),
    )
  }
}
