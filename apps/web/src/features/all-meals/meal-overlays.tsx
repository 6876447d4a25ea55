import type { CalendarDay } from '@dayplate/dates'
import { useT } from '../../platform/i18n/i18n.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { RetriedOverlay } from '../../domain/insertion/retried-overlay.tsx'
import { type AddressMarker, useAddressMarker } from '../../platform/navigation/use-address-marker.ts'
import { useLingering } from '../../platform/navigation/use-lingering.ts'
import type { ListOfMeals } from './list-of-meals.ts'

const details = lazyPart(
  async () => (await import('./listed-meal-details.tsx')).ListedMealDetails,
  'meals',
  'meal-media',
  'meal-details',
)
const addToDay = lazyPart(
  async () => (await import('../../domain/insertion/add-to-day.tsx')).AddToDay,
  'meals',
  'exchange',
  'insertion',
)

/** The overlays of the list: the details of a meal, and the choice of a day. The address stores both. */
interface MealOverlaysState {
  readonly details: AddressMarker
  readonly adding: AddressMarker
  readonly show: (mealId: string) => void
  readonly add: (mealId: string) => void
}

export function useMealOverlays(): MealOverlaysState {
  const shown = useAddressMarker('meal-details')
  const adding = useAddressMarker('add-to-day')
  return { details: shown, adding, show: shown.open, add: adding.open }
}

interface MealOverlaysProps {
  readonly overlays: MealOverlaysState
  readonly list: ListOfMeals
  readonly favouriteIds: ReadonlySet<string>
  readonly daysAhead: readonly CalendarDay[]
  readonly today: CalendarDay
}

/** How long a closed overlay stays mounted while it animates out, in milliseconds (specification, section 9). */
const LEAVING_MS = 500

export function MealOverlays({ overlays, list, favouriteIds, daysAhead, today }: MealOverlaysProps) {
  const title = useT()('all-meals/title')
  const { details: shown, adding, add } = overlays
  const shownId = useLingering(shown.value || null, LEAVING_MS)
  const addedId = adding.value || null
  const added = addedId === null ? null : (list.meals.find(({ id }) => id === addedId) ?? unknownMeal(addedId))
  return (
    <>
      {shownId ? (
        <RetriedOverlay
          title={title}
          part={details}
          props={{
            mealId: shownId,
            isFavourite: favouriteIds.has(shownId),
            isOpen: Boolean(shown.value),
            onClose: shown.close,
            onAdd: add,
          }}
        />
      ) : null}
      {added === null ? null : (
        <RetriedOverlay
          title={title}
          part={addToDay}
          props={{ meal: added, way: 'allowed' as const, daysAhead, today, onClose: adding.close }}
        />
      )}
    </>
  )
}

/** A meal that an address names and the list does not have. The preview of the day says why it cannot be added. */
const unknownMeal = (id: string) => ({ id, name: '', language: undefined })
