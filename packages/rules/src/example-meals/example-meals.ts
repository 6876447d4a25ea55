/** A recipe that everyone may read, with the last part of its address in each language. */
export interface ExampleMeal {
  readonly mealId: string
  readonly slugs: Readonly<Record<'en' | 'pl', string>>
}

/** Three meals of each type, of every diet and without rare foods. All other recipes are for people with access. */
export const EXAMPLE_MEALS: readonly ExampleMeal[] = [
  ['shakshuka-with-feta', 'shakshuka-with-feta', 'szakszuka-z-feta'],
  ['overnight-oats-with-apple', 'overnight-oats-with-apple', 'nocna-owsianka-z-jablkiem'],
  ['nalesniki-with-apricot-jam', 'thin-pancakes-with-apricot-jam', 'nalesniki-z-dzemem-morelowym'],
  ['pierogi-ruskie', 'pierogi-with-potato-and-curd-cheese', 'pierogi-ruskie'],
  ['pomidorowa-with-rice', 'creamy-tomato-soup-with-rice', 'zupa-pomidorowa-z-ryzem'],
  ['red-curry-with-tofu-and-sugar-snaps', 'red-curry-with-tofu', 'czerwone-curry-z-tofu'],
  ['hummus-with-crunchy-vegetables', 'hummus-with-crunchy-vegetables', 'hummus-z-chrupiacymi-warzywami'],
  ['skyr-with-kiwi', 'skyr-with-kiwi-and-lime', 'skyr-z-kiwi-i-limonka'],
  ['chocolate-skyr-with-banana', 'chocolate-skyr-with-banana', 'kakaowy-skyr-z-bananem'],
  ['placki-with-sour-cream', 'potato-pancakes-with-sour-cream', 'placki-ziemniaczane-ze-smietana'],
  ['baked-salmon-with-potatoes-and-green-beans', 'baked-salmon-with-potatoes', 'pieczony-losos-z-ziemniakami'],
  ['red-lentil-coconut-curry-with-rice', 'red-lentil-coconut-curry', 'kokosowe-curry-z-soczewicy'],
].map(([mealId = '', en = '', pl = '']) => ({ mealId, slugs: { en, pl } }))

/** The address of an example meal in a language. */
export const exampleMealPath = ({ slugs }: ExampleMeal, language: 'en' | 'pl'): string => `/meals/${slugs[language]}`

/** An example meal by the last part of its address in either language; null for any other words. */
export const findExampleMeal = (slug: string): ExampleMeal | null =>
  EXAMPLE_MEALS.find(({ slugs }) => slugs.en === slug || slugs.pl === slug) ?? null
