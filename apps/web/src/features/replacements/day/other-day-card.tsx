import type { CalendarDay } from '@dayplate/dates'
import { useId } from 'react'
import { ReplacementEffect } from '../../../domain/replacements/replacement-effect.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { MealPicture } from '../../../domain/meal-media/meal-picture.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { groundOf, MEAL_GROUNDS } from '../../../domain/meal/meal-grounds.ts'
import { HolidayIcon } from '../../../domain/day-plan/holiday-icon/holiday-icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { OtherDayFragment, OtherDayMealFragment } from './day.gen.ts'
import styles from './change-day.module.css'

interface OtherDayCardProps {
  readonly day: OtherDayFragment
  /** The day's position in the list, from 1. It names days that are not a holiday menu. */
  readonly number: number
  readonly date: CalendarDay
  /** False while a newer list loads, which may no longer contain this day. */
  readonly isCurrent: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A day that can replace the current one: its pictures, meals, effect, and the button to choose it. */
export function OtherDayCard({ day, number, date, isCurrent, isChosen, onChoose }: OtherDayCardProps) {
  const t = useT()
  const titleId = useId()
  const reason = useInactiveReason(day)
  const menu = t('change-day/menu', { number })
  return (
    <article className={styles.day} aria-labelledby={titleId}>
      <h2 className="visually-hidden" id={titleId}>
        {day.holiday === null ? menu : t('change-day/holiday-menu', { holiday: day.holiday.name })}
      </h2>
      <DayChips day={day} />
      <div className={styles.plates} aria-hidden="true">
        {day.events.map((meal) => (
          <div key={meal.mealType.type} className={styles.plate} style={groundOf(meal.mealType.type)}>
            <MealPicture
              picture={meal.preparationImageUrl}
              ground={MEAL_GROUNDS[meal.mealType.type]}
              size={104}
              loading="lazy"
            />
          </div>
        ))}
      </div>
      <MealRows meals={day.events} />
      {day.effect === null ? null : <ReplacementEffect effect={day.effect} date={date} />}
      <div className={styles.choice}>
        {reason === null ? null : <p className={styles.reason}>{reason}</p>}
        <Button kind="tonal" isBlock disabled={!day.active || !isCurrent} isLoading={isChosen} onClick={onChoose}>
          {t('change-day/use')}
          <span className="visually-hidden"> {day.holiday?.name ?? menu}</span>
        </Button>
      </div>
    </article>
  )
}

/** The day's holiday and categories. The category `holiday` is left out, because the holiday has its own chip. */
function DayChips({ day: { holiday, categories } }: Pick<OtherDayCardProps, 'day'>) {
  const t = useT()
  const others = categories.filter(({ id }) => id !== 'holiday')
  if (holiday === null && others.length === 0) return null
  return (
    <p className={styles.chips}>
      {holiday === null ? null : (
        <Chip kind="pear" icon={<HolidayIcon name={holiday.icon} />}>
          {t('change-day/holiday-menu', { holiday: holiday.name })}
        </Chip>
      )}
      {others.map(({ id, name }) => (
        <Chip key={id} kind={id === 'original' ? 'soft' : 'neutral'}>
          {name}
        </Chip>
      ))}
    </p>
  )
}

/** The names of the day's meals. Meals that match the search are highlighted and show what matches. */
function MealRows({ meals }: { readonly meals: readonly OtherDayMealFragment[] }) {
  return (
    <dl className={styles.meals}>
      {meals.map((meal) => (
        <div key={meal.mealType.type} className={styles.meal}>
          <dt className={styles.type}>{meal.name}</dt>
          <dd className={classNames(styles.name, meal.hit !== null && styles.hit)} lang={meal.textLanguage}>
            {meal.publicName}
          </dd>
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

/** The text that says why a day cannot be chosen. Null if it can be chosen or the reason is unknown to this page. */
function useInactiveReason({ active, inactiveReason, events }: OtherDayFragment): string | null {
  const t = useT()
  if (active) return null
  switch (inactiveReason) {
    case 'MEALS_EXCLUDED': {
      const excluded = events.flatMap((meal) => meal.excluded)
      const names = excluded.map(({ allergen, food }) =>
        allergen === null ? (food?.name ?? '') : t(`allergen/${allergen}`),
      )
      return t('change-day/inactive/excluded', { names: [...new Set(names)].join(', ') })
    }
    case 'ALREADY_EATEN':
      return t('change-day/inactive/eaten')
    case 'OUT_OF_TOLERANCE':
      return t('exchange/out-of-tolerance')
    // A newer server may send a reason unknown to this page. The disabled button then has no explanation.
    case null:
    default:
      return null
  }
}
