import { bindText } from '@dayplate/messages/short-words'
import type { RecipeStep } from '@dayplate/nutrition'
import type { SystemOfMeasures } from '@dayplate/units'
import type { RecipeStep as WireStep } from '../../platform/graphql/schema.gen.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { measurementsOf } from './measure-text.ts'

type VersionedDish = MealVersion['dishes'][number]

/** What the reader of a recipe cooks, and in which words and units they read it. */
export interface StepReader {
  /** Factor on the base portion: that of a plate or of a whole pot. */
  readonly scale: number
  readonly language: 'en' | 'pl'
  readonly system: SystemOfMeasures
}

/** The steps of a dish, each ingredient followed by the amount that this plate or pot needs. */
export const presentSteps = (
  steps: readonly RecipeStep[],
  ingredients: VersionedDish['ingredients'],
  reader: StepReader,
): WireStep[] =>
  steps.map((step) => ({
    parts: step.map((part) => {
      if (typeof part === 'string') return { text: bindText(part, reader.language), amount: null }
      const ingredient = ingredients[part.ingredient]
      const text = bindText(part.words, reader.language)
      return { text, amount: ingredient === undefined ? null : amountOf(ingredient, part.share ?? 1, reader) }
    }),
  }))

/** Kitchen measure first, then the weight. A seasoning is measured by the kitchen measure alone if it has one. */
function amountOf(
  ingredient: VersionedDish['ingredients'][number],
  share: number,
  { scale, language, system }: StepReader,
): string {
  const [weight, kitchen] = measurementsOf(ingredient.grams * share * scale, ingredient, { language, system })
  const texts = ingredient.isSeasoning && kitchen !== undefined ? [kitchen] : [kitchen, weight]
  return texts.flatMap((measurement) => measurement?.text ?? []).join(', ')
}

/** A step as one line of text: "Add the carrots (½ piece, 35 g)." */
export const stepLine = ({ parts }: WireStep): string =>
  parts.map(({ text, amount }) => (amount === null ? text : `${text} (${amount})`)).join('')
