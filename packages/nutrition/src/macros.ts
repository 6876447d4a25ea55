/** Energy and macronutrients of food. Energy is the food tables' own value, not 4/4/9. */
export interface Macros {
  readonly kcal: number
  readonly proteinG: number
  readonly fatG: number
  /** Available carbohydrate, without fibre. */
  readonly carbohydrateG: number
}
