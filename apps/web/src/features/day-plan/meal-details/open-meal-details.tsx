import type { CalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import { useLingering } from '../../../platform/navigation/use-lingering.ts'
import type { MealTypeName, NormalDayFragment } from '../day-plan.gen.ts'
import { LazyOverlay } from '../lazy-overlay.tsx'
import { isMealType } from '../../../domain/meal/meal-grounds.ts'
import { titleIdOf } from '../meal/meal-type.ts'
import { connectionOf, sparesData } from '../../../platform/connection/connection.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { whenIdle } from '../../../platform/lazy/when-idle.ts'

interface OpenMealDetailsProps {
  readonly plan: NormalDayFragment
  readonly date: CalendarDay
  readonly today: CalendarDay
  /** Another screen stands over the day; the details are there again when it goes. */
  readonly isCovered: boolean
}

/** How long a closed meal is still drawn while it leaves (specification, section 9). */
const MEAL_CLEARED_AFTER_MS = 500

/** The details of the meal that the address names, over the day. */
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

/** Closing a meal moves the focus to its card again: the one that opened it, or that of the meal they went on to. */
function useFocusOnCard(asked: MealTypeName | null): void {
  useEffect(() => {
    if (asked === null) return
    return () => document.getElementById(titleIdOf(asked))?.focus()
  }, [asked])
}

/** What is fetched ahead waits until the day has stood for so long: it never competes with what is looked at. */
const AHEAD_AFTER_MS = 1_000

const mealDetails = lazyPart(
  async () => (await import('./meal-details.tsx')).MealDetails,
  'meal-details',
  'exchange',
  'meal-media',
)

const mealsAhead = lazyPart(async () => (await import('./meal-details.tsx')).fetchMealsAhead)

/** Fetches the details of the shown day's meals, with what shows them, so that opening one does not wait. */
function useMealsAhead({ setId, events }: NormalDayFragment, date: CalendarDay): void {
  useEffect(() => {
    const stopping = new AbortController()
    const fetchAll = async () => {
      if (sparesData(connectionOf(navigator))) return
      const [fetchMealsAhead] = await Promise.all([mealsAhead.load(), mealDetails.load()])
      await fetchMealsAhead({ setId, events, date, signal: stopping.signal })
    }
    // Opening a meal meanwhile asks for all of this again.
    const timer = setTimeout(() => whenIdle(() => void fetchAll().catch(() => {})), AHEAD_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a set has other meals only under another id
  }, [setId, date])
}
