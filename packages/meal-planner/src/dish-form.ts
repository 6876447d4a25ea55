import { type FoodById, type Meal, mealFoods, type ReplacementRole } from '@dayplate/nutrition'

/** Words of a dish's name that tell what it is. Polish soups go by names of their own. */
const FORMS: readonly (readonly [form: string, words: RegExp])[] = [
  [
    'soup',
    wordOf(
      'soup|broth|barszcz|żurek|krupnik|rosół|kapuśniak|ogórkowa|pomidorowa|chłodnik|grochówka|ramen|minestrone|gazpacho',
    ),
  ],
  ['pancakes', wordOf('pancakes?|racuchy|placki|naleśniki|crêpes')],
  ['sandwich', wordOf('sandwich(es)?|toasts?|roll|wrap|bagel|tortilla')],
  // Sheets and cut squares of pasta have no role: nothing could replace them.
  ['pasta', wordOf('łazanki|lasagne|cannelloni|pasta')],
  ['salad', wordOf('salad')],
  ['drink', wordOf('shake|smoothie|kefir drink|koktajl')],
]

/** A whole word in a name. Letters of all alphabets count: `\b` knows no ł, and would not find łazanki. */
function wordOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
}

/** Foods that make a dish what it is, whatever it is called: łazanki are pasta as well as spaghetti. */
const FORM_OF_ROLE: Partial<Readonly<Record<ReplacementRole, string>>> = {
  pasta: 'pasta',
  'asian-noodles': 'pasta',
  flakes: 'flakes',
  'porridge-grain': 'flakes',
}

/** Less of such a food is a sprinkling, in g per base portion. */
const FORMING_GRAMS = 30

/** What a meal's dishes are and what they are called, each once: what two meals of one day should not both be. */
export function dishesOf(meal: Pick<Meal, 'dishes'>, foodById: FoodById): readonly string[] {
  const { dishes } = meal
  const named = dishes.flatMap(({ name }) => FORMS.filter(([, words]) => words.test(name)).map(([form]) => form))
  const made = mealFoods(meal, foodById).flatMap(({ food, ingredient }) =>
    food.role === null || ingredient.grams < FORMING_GRAMS ? [] : (FORM_OF_ROLE[food.role] ?? []),
  )
  const forms = [...named, ...made]
  return [...new Set([...forms, ...dishes.map(({ name }) => name.toLowerCase())])].toSorted()
}
