import { useT } from '../../../platform/i18n/i18n.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { OtherDayMealFragment } from './change-day.gen.ts'
import styles from './change-day.module.css'

/** The meals of a day in words; those with what is searched for stand out and say what it is. */
export function MealRows({ events }: { readonly events: readonly OtherDayMealFragment[] }) {
  return (
    <dl className={styles.meals}>
      {events.map((event) => (
        <div key={event.mealType.type} className={styles.meal}>
          <dt className={styles.type}>{event.name}</dt>
          <dd className={classNames(styles.name, event.hit !== null && styles.hit)}>{event.publicName}</dd>
          <MealMark event={event} />
        </div>
      ))}
    </dl>
  )
}

function MealMark({ event: { hit, isEaten } }: { readonly event: OtherDayMealFragment }) {
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
