import type { Dish, RecipeStep } from '@dayplate/nutrition'

/** A mark as in recipes: `{onion 60}`, or `{onion 60|onions}` where the words differ from the id. */
const MARK = /\{([a-z-]+) ([\d.]+)(?:\|([^}]+))?\}/g

/** For tests: a dish from steps with marked foods. A food marked twice is one ingredient. */
export function dishOf(name: string, ...texts: readonly string[]): Dish {
  const foods = new Map<string, number>()
  const steps = texts.map((text): RecipeStep => {
    const parts: (string | { ingredient: number; words: string })[] = []
    let end = 0
    for (const match of text.matchAll(MARK)) {
      const [mark, foodId = '', grams = '0', own] = match
      const words = own ?? foodId.replaceAll('-', ' ')
      foods.set(foodId, (foods.get(foodId) ?? 0) + Number(grams))
      parts.push(text.slice(end, match.index), { ingredient: [...foods.keys()].indexOf(foodId), words })
      end = match.index + mark.length
    }
    return [...parts, text.slice(end)]
  })
  return { name, ingredients: [...foods].map(([foodId, grams]) => ({ foodId, grams, isOptional: false })), steps }
}
