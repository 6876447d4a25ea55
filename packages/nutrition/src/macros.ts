/** Energy and macronutrients of something eaten. Energy is the food tables' own sum, not 4/4/9. */
export interface Macros {
  readonly kcal: number
  readonly proteinG: number
  readonly fatG: number
  /** Available carbohydrate, without fibre. */
  readonly carbohydrateG: number
}
