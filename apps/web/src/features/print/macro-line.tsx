import { useT } from '../../platform/i18n/i18n.ts'
import type { PrintedMacrosFragment } from './print.gen.ts'

/** Grams of the three macros with their full names, because abbreviations are not explained on paper. */
export function MacroLine({ macros }: { readonly macros: PrintedMacrosFragment }) {
  const t = useT()
  const { proteinG, fatG, carbohydrateG } = macros
  return t('print/macros', {
    protein: Math.round(proteinG),
    fat: Math.round(fatG),
    carbs: Math.round(carbohydrateG),
  })
}
