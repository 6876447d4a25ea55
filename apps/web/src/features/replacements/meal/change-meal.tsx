import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { MealPicture } from '../../../domain/meal-media/meal-picture.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { groundOf, MEAL_GROUNDS } from '../../../domain/meal/meal-grounds.ts'
import { EatenAlready } from '../eaten-already.tsx'
import { ScreenBar } from '../screen-bar.tsx'
import styles from './change-meal.module.css'
import type { ChangeMealProps } from './change-meal-props.ts'
import { OfferedMeals } from './offered-meals.tsx'

/** A screen with the replacements for a meal and how each of them would change the day. */
export function ChangeMeal({ plan, meal, date, onClose }: ChangeMealProps) {
  const t = useT()
  // Only the first value counts. If the meal is eaten in another tab while this screen is open, the gateway refuses the offer and
  // the screen returns to the day with the reason.
  const [wasEaten] = useState(meal.isEaten)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <Page>
      <ScreenBar date={date} onBack={onClose} />
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        {t('exchange/meal/title', { type: meal.mealType.type })}
      </h1>
      <CurrentMeal meal={meal} />
      {wasEaten ? (
        <EatenAlready what="meal" onClose={onClose} />
      ) : (
        <OfferedMeals plan={plan} meal={meal} date={date} onClose={onClose} />
      )}
    </Page>
  )
}

function CurrentMeal({ meal }: Pick<ChangeMealProps, 'meal'>) {
  const t = useT()
  return (
    <div className={styles.current}>
      <MealPicture
        className={styles.currentPlate}
        style={groundOf(meal.mealType.type)}
        picture={meal.preparationImageUrl}
        ground={MEAL_GROUNDS[meal.mealType.type]}
        size={56}
      />
      <p>
        <span className={styles.quiet}>{t('exchange/meal/now')}</span>
        <b>{t('exchange/meal/name-and-energy', { name: meal.name, kcal: meal.kcal })}</b>
      </p>
    </div>
  )
}
