import { useT } from '../../../../platform/i18n/i18n.ts'
import { Chip } from '../../../../ui/chip/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { OtherDayMealFragment } from './day.gen.ts'
import styles from './change-day.module.css'

/** The meals of a day in words; those with what is searched for stand out and say what it is. */
export function MealRows({ meals }: { readonly meals: readonly OtherDayMealFragment[] }) {
  return (
    <dl className={styles.meals}>
      {meals.map((meal) => (
        <div key={meal.mealType.type} className={styles.meal}>
          <dt className={styles.type}>{meal.name}</dt>
          <dd className={classNames(styles.name, meal.hit !== null && styles.hit)}>{meal.publicName}</dd>
          <MealMark meal={meal} />
        </div>
      ))}
    </dl>
  )
}

function MealMark({ meal: { hit, isEaten } }: { readonly meal: OtherDayMealFragment }) {
  const t = useT()
  if (isEaten) {
    return (
      <dd className={styles.mark}>
        <Chip>{t('change-day/stays')}</Chip>
      </dd>
    )
  }
  if (hit === null) return null
  return (
    <dd className={styles.mark}>
      <Chip kind="pear">{hit.kind === 'INGREDIENT' ? hit.name : t('change-day/in-name')}</Chip>
    </dd>
  )
}
