import { KCAL_PER_GRAM, type Macros } from '@dayplate/nutrition'

/** The three macros, in the order of their shares. */
export const MACROS = ['protein', 'fat', 'carbohydrate'] as const
export type Macro = (typeof MACROS)[number]

/** Energy of each macro per kcal of food, as fractions of 1. */
export type MacroParts = Readonly<Record<Macro, number>>

/** Least and most of each fraction. */
export type MacroRange = Readonly<Record<Macro, { readonly least: number; readonly most: number }>>

/** Fractions of energy by 4/9/4, relative to the stated energy, which includes that of fibre. */
export const sharesPerKcal = ({ kcal, proteinG, fatG, carbohydrateG }: Macros): MacroParts => ({
  protein: (KCAL_PER_GRAM.protein * proteinG) / kcal,
  fat: (KCAL_PER_GRAM.fat * fatG) / kcal,
  carbohydrate: (KCAL_PER_GRAM.carbohydrate * carbohydrateG) / kcal,
})

/** The range of these fractions. For none it is empty: least is above most. */
export function macroRange(parts: readonly MacroParts[]): MacroRange {
  const of = (macro: Macro) => {
    const values = parts.map((part) => part[macro])
    return { least: Math.min(...values), most: Math.max(...values) }
  }
  return { protein: of('protein'), fat: of('fat'), carbohydrate: of('carbohydrate') }
}
