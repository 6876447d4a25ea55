import { Clock } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { usePreparationTime } from '../../../domain/meal/use-preparation-time.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { MealFigures } from './meal-figures.tsx'
import styles from './meal-head.module.css'
import type { MealHeadProps } from './meal-head-props.ts'

/** The title and figures above the dishes. Hidden on wide screens, where `MealStage` shows them on the picture. */
export function MealHead(props: MealHeadProps) {
  const { meal } = props
  return (
    <div className={styles.head}>
      <MealTitle meal={meal} hasChip />
      <MealFigures {...props} />
    </div>
  )
}

interface MealTitleProps extends Pick<MealHeadProps, 'meal'> {
  readonly hasChip?: boolean | undefined
}

/** The meal's type, times and name. Screen readers skip the name, because they read it as the dialog's title. */
export function MealTitle({ meal, hasChip = false }: MealTitleProps) {
  const t = useT()
  const time = usePreparationTime(meal.preparationTime)
  return (
    <>
      <p className={styles.label}>
        {meal.mealType.name} {hasChip ? <Chip icon={<Clock aria-hidden="true" />}>{time}</Chip> : `· ${time}`}
      </p>
      {meal.activeMinutes === null ? null : (
        <p className={styles.label}>{t('day-plan/time-active', { minutes: meal.activeMinutes })}</p>
      )}
      <p className={styles.title} aria-hidden="true" lang={meal.textLanguage}>
        {meal.name}
      </p>
      {meal.localName === null ? null : (
        <p className={styles.label} lang="pl">
          {meal.localName}
        </p>
      )}
    </>
  )
}
