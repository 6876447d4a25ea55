import { Clock } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { usePreparationTime } from '../../../domain/meal/use-preparation-time.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { MealFigures } from './meal-figures.tsx'
import styles from './meal-head.module.css'
import type { MealHeadProps } from './meal-head-props.ts'

/** What stands above the dishes where the picture is above the text. */
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

/** The name is the dialog's, and read out as that. */
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
      <p className={styles.title} aria-hidden="true">
        {meal.name}
      </p>
    </>
  )
}
