import { useT } from '../../platform/i18n/i18n.ts'
import { MACRO_PARTS } from '../../domain/meal/macro-parts.ts'
import { MacroDot } from '../../ui/macro-dot/macro-dot.tsx'
import styles from './favourite-details.module.css'
import type { FavouriteMealFragment } from './favourites.gen.ts'

/** Energy and macros of the base portion. */
export function FavouriteFigures({ kcal, macro: grams }: Pick<FavouriteMealFragment, 'kcal' | 'macro'>) {
  const t = useT()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('macro/energy')}</dt>
        <dd>{kcal}&nbsp;kcal</dd>
      </div>
      {MACRO_PARTS.map(({ nutrient, name, macro }) => (
        <div key={nutrient}>
          <dt>
            <MacroDot macro={macro} /> {t(name)}
          </dt>
          <dd>{Math.round(grams[nutrient].grams)}&nbsp;g</dd>
        </div>
      ))}
    </dl>
  )
}
