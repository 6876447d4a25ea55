import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { MealPicture } from '../../../domain/meal-media/meal-picture.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { groundOf, MEAL_GROUNDS } from '../../../domain/meal/meal-grounds.ts'
import { EatenAlready } from '../screens/eaten-already.tsx'
import { ScreenBar } from '../screens/screen-bar.tsx'
import styles from './change-meal.module.css'
import type { ChangeMealProps } from './change-meal-props.ts'
import { OfferedMeals } from './offered-meals.tsx'

/** What could be eaten instead of a meal, and what each of it would do to the day. */
export function ChangeMeal({ plan, event, date, onClose }: ChangeMealProps) {
  const t = useT()
  // As it was found: a meal that is eaten in another tab meanwhile leads back to the day, which says so.
  const [wasEaten] = useState(event.isEaten)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <Page>
      <ScreenBar date={date} onBack={onClose} />
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        {t('exchange/meal/title', { type: event.mealType.type })}
      </h1>
      <CurrentMeal event={event} />
      {wasEaten ? (
        <EatenAlready what="meal" onClose={onClose} />
      ) : (
        <OfferedMeals plan={plan} event={event} date={date} onClose={onClose} />
      )}
    </Page>
  )
}

function CurrentMeal({ event }: Pick<ChangeMealProps, 'event'>) {
  const t = useT()
  return (
    <div className={styles.current}>
      <MealPicture
        className={styles.currentPlate}
        style={groundOf(event.mealType.type)}
        picture={event.preparationImageUrl}
        ground={MEAL_GROUNDS[event.mealType.type]}
        size={56}
      />
      <p>
        <span className={styles.quiet}>{t('exchange/meal/now')}</span>
        <b>{t('exchange/meal/name-and-energy', { name: event.name, kcal: event.kcal })}</b>
      </p>
    </div>
  )
}
