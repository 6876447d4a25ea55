import { ArrowLeftRight } from 'lucide-react'
import { groundOf } from '../../../domain/meal/meal-grounds.ts'
import { usePreparationTime } from '../../../domain/meal/use-preparation-time.ts'
import { PlateImage } from '../../../domain/meal-media/plate-image.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import type { ExampleMealFragment } from '../home.gen.ts'
import styles from './example-meal.module.css'

/** As in the style sheet. */
const PLATE_SIZE = { wide: 320, narrow: 190, below: 900 }

interface ExampleMealProps {
  readonly meal: ExampleMealFragment
  readonly onOpen: () => void
  readonly onSwap: () => void
}

/** One meal of an example day on the background of its meal type. A press opens its recipe. */
export function ExampleMeal({ meal, onOpen, onSwap }: ExampleMealProps) {
  const t = useT()
  const time = usePreparationTime(meal.preparationTime)
  return (
    <article className={styles.card} style={groundOf(meal.mealType.type)}>
      <div className={styles.words}>
        <p className={styles.label}>
          {meal.mealType.name} · {meal.kcal}&nbsp;kcal <span className={styles.time}>· {time}</span>
        </p>
        <h3 className={styles.title}>
          <button type="button" className={styles.open} lang={meal.textLanguage} onClick={onOpen}>
            {meal.name}
          </button>
        </h3>
      </div>
      <PlateImage
        key={meal.id}
        className={styles.plate}
        source={meal.preparationImageUrl}
        size={PLATE_SIZE}
        loading="lazy"
      />
      <div className={styles.swap}>
        <button type="button" aria-label={t('example/swap-meal', { type: meal.mealType.name })} onClick={onSwap}>
          <ArrowLeftRight aria-hidden="true" />
          <span className={styles.swapWord}>{t('example/swap')}</span>
        </button>
      </div>
    </article>
  )
}
