import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import type { MealCardFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import styles from './meal-allergens.module.css'

/** A meal's allergens. A notice names foods that the user has excluded since the meal was planned. */
export function MealAllergens({ meal }: { readonly meal: MealCardFragment }) {
  const t = useT()
  const nameOf = (one: MealCardFragment['excluded'][number]) =>
    one.allergen === null ? (one.food?.name ?? '') : t(`allergen/${one.allergen}`)
  const allergens = meal.allergens.map((allergen) => t(`allergen/${allergen}`)).join(', ')
  if (meal.allergens.length === 0 && meal.excluded.length === 0) return null
  return (
    <div className={styles.allergens}>
      {meal.excluded.length === 0 ? null : (
        <p className={styles.notice}>
          <TriangleAlert aria-hidden="true" />
          <span>
            {t('day-plan/meal/notice', { names: meal.excluded.map(nameOf).join(', ') })}{' '}
            <Link to="/diet-settings/exclusions">{t('day-plan/meal/not-for-you')}</Link>
          </span>
        </p>
      )}
      {allergens === '' ? null : <p>{t('day-plan/meal/contains', { allergens })}</p>}
    </div>
  )
}
