import type { CalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import { useLingering } from '../../../platform/navigation/use-lingering.ts'
import type { MealTypeName, NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { LazyOverlay } from '../../../platform/lazy/lazy-overlay.tsx'
import { isMealType } from '../../../domain/meal/meal-grounds.ts'
import { titleIdOf } from '../day/meal/meal-type.ts'
import { connectionOf, sparesData } from '../../../platform/connection/connection.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { whenIdle } from '../../../platform/lazy/when-idle.ts'

interface OpenMealDetailsProps {
  readonly plan: NormalDayFragment
  readonly date: CalendarDay
  readonly today: CalendarDay
  /** Whether another screen covers the day. The details are hidden until that screen closes. */
  readonly isCovered: boolean
}

/** How long a closed meal stays rendered while it animates out, in milliseconds (specification, section 9). */
const MEAL_CLEARED_AFTER_MS = 500

/** Opens the details of the meal that the address names. */
export function OpenMealDetails({ plan, date, today, isCovered }: OpenMealDetailsProps) {
  const t = useT()
  const marker = useAddressMarker('meal-details')
  const replacement = useAddressMarker('change-meal')
  const asked = isMealType(marker.value) && !isCovered ? marker.value : null
  const shown = useLingering(asked, MEAL_CLEARED_AFTER_MS)
  const meal = plan.events.find(({ mealType }) => mealType.type === shown)
  useFocusOnCard(asked)
  useMealsAhead(plan, date)
  if (meal === undefined) return null
  return (
    <LazyOverlay
      part={mealDetails}
      props={{
        plan,
        meal,
        date,
        today,
        isOpen: asked !== null,
        onClose: marker.close,
        onShow: marker.open,
        onReplace: () => replacement.open(meal.mealType.type),
      }}
      failedText={t('day-plan/details-failed')}
    />
  )
}

/** Moves the focus to the card of the closed meal, which is another card than before if the user switched meals. */
function useFocusOnCard(asked: MealTypeName | null): void {
  useEffect(() => {
    if (asked === null) return
    return () => document.getElementById(titleIdOf(asked))?.focus()
  }, [asked])
}

/** Prefetching starts this many milliseconds after the day appeared, so that it does not compete with the visible content. */
const AHEAD_AFTER_MS = 1_000

const mealDetails = lazyPart(
  async () => (await import('./meal-details.tsx')).MealDetails,
  'meal-details',
  'exchange',
  'meal-media',
)

const mealsAhead = lazyPart(async () => (await import('./meal-details.tsx')).fetchMealsAhead)

/** Prefetches the details of the day's meals and the code of the dialog, so that opening a meal does not wait. */
function useMealsAhead({ setId, events }: NormalDayFragment, date: CalendarDay): void {
  useEffect(() => {
    const stopping = new AbortController()
    const fetchAll = async () => {
      if (sparesData(connectionOf(navigator))) return
      const [fetchMealsAhead] = await Promise.all([mealsAhead.load(), mealDetails.load()])
      await fetchMealsAhead({ setId, events, date, signal: stopping.signal })
    }
    // A failure is ignored, because opening a meal loads all of this again.
    const timer = setTimeout(() => whenIdle(() => void fetchAll().catch(() => {})), AHEAD_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- when a day's meals change, its set gets another id
  }, [setId, date])
}
