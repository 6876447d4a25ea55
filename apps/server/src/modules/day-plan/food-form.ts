import type { RecipeStep } from '@dayplate/nutrition'
import type { FoodForm } from './measured-food.ts'

/** English words before an ingredient, or in its own words, that say what the recipe uses of it. */
const FORMS: readonly { readonly form: FoodForm; readonly before: RegExp; readonly words: RegExp }[] = [
  { form: 'juice', before: /\bjuice of (?:the )?$/iu, words: /\bjuice\b/iu },
  { form: 'ground', before: /\bground $/iu, words: /\bground\b/iu },
]

/**
 * The form in which all English steps of a dish use an ingredient. Steps of earlier releases name no ingredients and so no
 * form.
 */
export function formIn(steps: readonly RecipeStep[], index: number): { readonly form?: FoodForm } {
  const forms = steps.flatMap((step) =>
    step.flatMap((part, place) =>
      typeof part !== 'string' && part.ingredient === index ? [formOf(part.words, step[place - 1])] : [],
    ),
  )
  const [form = null] = forms
  return form !== null && forms.every((other) => other === form) ? { form } : {}
}

function formOf(words: string, before: RecipeStep[number] | undefined): FoodForm | null {
  const text = typeof before === 'string' ? before : ''
  return FORMS.find((one) => one.words.test(words) || one.before.test(text))?.form ?? null
}
