import { MacroDot } from '../../ui/macro-dot/macro-dot.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { MACRO_PARTS } from './macro-parts.ts'
import styles from './meal-macros.module.css'

interface MealMacrosProps {
  readonly macro: Readonly<Record<(typeof MACRO_PARTS)[number]['nutrient'], { readonly grams: number }>>
}

/** Grams of the three macros: shown with a letter, read out with the whole word. Texts: `macros`. */
export function MealMacros({ macro: grams }: MealMacrosProps) {
  const t = useT()
  return (
    <p className={styles.macros}>
      {MACRO_PARTS.map(({ nutrient, name, letter, macro }) => (
        <span key={nutrient}>
          <MacroDot macro={macro} />
          <span className="visually-hidden">{t(name)}</span>
          <span aria-hidden="true">{t(letter)}</span> {Math.round(grams[nutrient].grams)}&nbsp;g
        </span>
      ))}
    </p>
  )
}
