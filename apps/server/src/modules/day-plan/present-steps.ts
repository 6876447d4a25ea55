import { bindText } from '@dayplate/messages/short-words'
import type { RecipeStep } from '@dayplate/nutrition'
import type { RecipeStep as WireStep } from '../../platform/graphql/schema.gen.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { formIn } from './food-form.ts'
import type { MeasuredFood, MeasureStyle } from './measured-food.ts'
import { splitMeasurements } from './split-amount.ts'

type VersionedDish = MealVersion['dishes'][number]

/** What the reader of a recipe cooks, and in which words and units they read it. */
export interface StepReader extends MeasureStyle {
  /** Factor on the base portion: that of a plate or of a whole pot. */
  readonly scale: number
  /** The factors of a plate and of its pot, which are measured in the same unit. Empty without a pot. */
  readonly alike?: readonly number[]
}

/** The steps of a dish, each ingredient followed by the amount that this plate or pot needs. */
export function presentSteps(
  steps: readonly RecipeStep[],
  { ingredients, steps: ownSteps }: Pick<VersionedDish, 'ingredients' | 'steps'>,
  reader: StepReader,
): WireStep[] {
  const amounts = ingredients.map((ingredient, index) => {
    const food = { ...ingredient, ...formIn(ownSteps, index) }
    return amountsOf(food, sharesOf(steps, index), reader).values()
  })
  return steps.map((step) => ({
    parts: step.map((part) => {
      if (typeof part === 'string') return { text: bindText(part, reader.language), amount: null }
      const text = bindText(part.words, reader.language)
      return { text, amount: amounts[part.ingredient]?.next().value ?? null }
    }),
  }))
}

/** The shares of an ingredient that the steps use, in their order. */
const sharesOf = (steps: readonly RecipeStep[], index: number): number[] =>
  steps.flat().flatMap((part) => (typeof part !== 'string' && part.ingredient === index ? [part.share ?? 1] : []))

/** Kitchen measure first, then the weight. A seasoning is measured by the kitchen measure alone if it has one. */
function amountsOf(
  ingredient: VersionedDish['ingredients'][number] & MeasuredFood,
  shares: readonly number[],
  { scale, alike = [], ...style }: StepReader,
): string[] {
  const { grams, isSeasoning } = ingredient
  // The step says "the juice of", so the spoons need not.
  const split = { food: { ...ingredient, isFormSaid: true }, grams: grams * scale, shares }
  const measurements = splitMeasurements(split, { ...style, alike: alike.map((other) => grams * other) })
  return measurements.map(([weight, kitchen]) => {
    const texts = isSeasoning && kitchen !== undefined ? [kitchen] : [kitchen, weight]
    return texts.flatMap((measurement) => measurement?.text ?? []).join(', ')
  })
}

/** A step as one line of text: "Add the carrots (½ piece, 35 g)." */
export const stepLine = ({ parts }: WireStep): string =>
  parts.map(({ text, amount }) => (amount === null ? text : `${text} (${amount})`)).join('')
