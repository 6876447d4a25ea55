import { useT } from '../../../platform/i18n/i18n.ts'
import { MACRO_PARTS } from '../../../domain/meal/macro-parts.ts'
import { macroColour } from '../../../ui/macro-dot/macro-colour.ts'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import styles from './meal-figures.module.css'
import type { MealHeadProps } from './meal-head-props.ts'

/** The energy and the grams of the three macros. The bars show each macro's share of the energy. */
export function MealFigures({ meal, shares, hasMacros }: MealHeadProps) {
  const t = useT()
  return (
    <ul className={styles.figures}>
      <li className={styles.energy}>
        <b>{meal.kcal}</b> <span>kcal</span>
      </li>
      {hasMacros
        ? MACRO_PARTS.map(({ nutrient, name, macro }) => (
            <li key={nutrient}>
              <b>{Math.round(meal.macro[nutrient].grams)}&nbsp;g</b>
              <span className={styles.name}>
                <MacroDot macro={macro} />
                {t(name)}
              </span>
              <span className={styles.track} aria-hidden="true">
                <i style={{ width: `${shares?.[nutrient].percentage ?? 0}%`, background: macroColour(macro) }} />
              </span>
            </li>
          ))
        : null}
    </ul>
  )
}
