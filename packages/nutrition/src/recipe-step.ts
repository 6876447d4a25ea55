/** The place of an ingredient in a step. Its amount is printed after the words, scaled to the plate or the pot. */
export interface StepIngredient {
  /** Index in the ingredients of the dish. */
  readonly ingredient: number
  /** The recipe's words for it, in their grammatical case: "curd cheese", "cebulę". */
  readonly words: string
  /** Part of the ingredient that this step uses, above 0 and below 1; absent when it uses all of it. */
  readonly share?: number
  /**
   * Words for the ordinary food, where `words` name one made for people who avoid gluten: "sosem sojowym" for "tamari". Only
   * in languages that inflect.
   */
  readonly ordinaryWords?: string
}

/** One step of a recipe: text, with the places of its ingredients. Contains no amounts that depend on portions. */
export type RecipeStep = readonly (string | StepIngredient)[]

/** The step as text without amounts. */
export const plainStep = (step: RecipeStep): string =>
  step.map((part) => (typeof part === 'string' ? part : part.words)).join('')
