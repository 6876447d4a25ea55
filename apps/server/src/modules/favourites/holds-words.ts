import { isTapWater } from '@dayplate/nutrition'
import { foldText } from '@dayplate/rules/meal-search'
import type { MealVersion } from '../catalogue/index.ts'

/** The words of a search, folded for comparison. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether each word is in the name of the meal, of one of its dishes or of an ingredient other than water, in either language. */
export function holdsWords(
  { name, localName, dishes, polish }: Pick<MealVersion, 'name' | 'localName' | 'dishes' | 'polish'>,
  words: readonly string[],
): boolean {
  if (words.length === 0) return true
  const names = [
    name,
    localName ?? '',
    polish?.name ?? '',
    ...[...dishes, ...(polish?.dishes ?? [])].map((dish) => dish.name),
    ...dishes
      .flatMap(({ ingredients }) => ingredients.filter((ingredient) => !isTapWater(ingredient)))
      .flatMap(({ name: food }) => Object.values(food)),
  ].map(foldText)
  return words.every((word) => names.some((one) => one.includes(word)))
}
