import type { Meal } from '@dayplate/nutrition'

/** Words of a dish's name that tell what it is. Polish soups go by names of their own. */
const FORMS: readonly (readonly [form: string, words: RegExp])[] = [
  [
    'soup',
    /\b(soup|broth|barszcz|żurek|krupnik|rosół|kapuśniak|ogórkowa|chłodnik|grochówka|ramen|minestrone|gazpacho)\b/iu,
  ],
  ['pancakes', /\b(pancakes?|racuchy|placki|naleśniki|crêpes)\b/iu],
  ['sandwich', /\b(sandwich|toasts?|roll|wrap|bagel|tortilla)\b/iu],
  ['salad', /\bsalad\b/iu],
  ['drink', /\b(shake|smoothie|kefir drink|koktajl)\b/iu],
]

/** What a meal's dishes are and what they are called, each once: what two meals of one day should not both be. */
export function dishesOf({ dishes }: Pick<Meal, 'dishes'>): readonly string[] {
  const forms = dishes.flatMap(({ name }) => FORMS.filter(([, words]) => words.test(name)).map(([form]) => form))
  return [...new Set([...forms, ...dishes.map(({ name }) => name.toLowerCase())])].toSorted()
}
