import { type FoodById, type Meal, mealFoods, type ReplacementRole } from '@dayplate/nutrition'

/** Words in a dish's name that say what kind of dish it is. Polish soups have names of their own. */
const FORMS: readonly (readonly [form: string, words: RegExp])[] = [
  [
    'soup',
    wordOf(
      'soup|broth|barszcz|żurek|krupnik|rosół|kapuśniak|ogórkowa|pomidorowa|chłodnik|grochówka|ramen|minestrone|gazpacho',
    ),
  ],
  ['pancakes', wordOf('pancakes?|racuchy|placki|naleśniki|crêpes')],
  ['sandwich', wordOf('sandwich(es)?|toasts?|roll|wrap|bagel|tortilla')],
  // Needed because sheets and cut squares of pasta have no role.
  ['pasta', wordOf('łazanki|lasagne|cannelloni|pasta')],
  ['salad', wordOf('salad')],
  ['drink', wordOf('shake|smoothie|kefir drink|koktajl')],
]

/** Matches a whole word in any alphabet, because `\b` does not know ł and would not find łazanki. */
function wordOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
}

/** Foods that decide what a dish is, whatever its name: łazanki are pasta, as spaghetti is. */
const FORM_OF_ROLE: Partial<Readonly<Record<ReplacementRole, string>>> = {
  pasta: 'pasta',
  'asian-noodles': 'pasta',
  flakes: 'flakes',
  'porridge-grain': 'flakes',
}

/** A smaller amount of such a food is only a topping, in g per base portion. */
const FORMING_GRAMS = 30

/** The forms and names of a meal's dishes, each once. Two meals of one day should not share any. */
export function dishesOf(meal: Pick<Meal, 'dishes'>, foodById: FoodById): readonly string[] {
  const { dishes } = meal
  const named = dishes.flatMap(({ name }) => FORMS.filter(([, words]) => words.test(name)).map(([form]) => form))
  const made = mealFoods(meal, foodById).flatMap(({ food, ingredient }) =>
    food.role === null || ingredient.grams < FORMING_GRAMS ? [] : (FORM_OF_ROLE[food.role] ?? []),
  )
  const forms = [...named, ...made]
  return [...new Set([...forms, ...dishes.map(({ name }) => name.toLowerCase())])].toSorted()
}
