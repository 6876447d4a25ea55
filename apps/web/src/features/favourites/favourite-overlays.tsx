import type { CalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { RetriedOverlay } from '../../domain/insertion/retried-overlay.tsx'
import { type AddressMarker, useAddressMarker } from '../../platform/navigation/use-address-marker.ts'
import { useLingering } from '../../platform/navigation/use-lingering.ts'
import type { RemovedMeal } from './use-removals.ts'

const favouriteDetails = lazyPart(
  async () => (await import('./favourite-details.tsx')).FavouriteDetails,
  'meals',
  'meal-media',
  'meal-details',
)

const addToDay = lazyPart(
  async () => (await import('./add-favourite-to-day.tsx')).AddFavouriteToDay,
  'meals',
  'exchange',
  'insertion',
)

/** The overlays of the list: the details of a meal, and the choice of a day. The address stores both. */
export interface FavouriteOverlaysState {
  readonly details: AddressMarker
  readonly adding: AddressMarker
  readonly show: (mealId: string) => void
  readonly add: (mealId: string) => void
}

export function useFavouriteOverlays(): FavouriteOverlaysState {
  const details = useAddressMarker('meal-details')
  const adding = useAddressMarker('add-to-day')
  return { details, adding, show: details.open, add: adding.open }
}

interface FavouriteOverlaysProps {
  readonly overlays: FavouriteOverlaysState
  readonly daysAhead: readonly CalendarDay[]
  readonly today: CalendarDay
  readonly onRemove: (meal: RemovedMeal) => void
}

/** How long a closed overlay stays mounted while it animates out, in milliseconds (specification, section 9). */
const LEAVING_MS = 500

export function FavouriteOverlays({ overlays, daysAhead, today, onRemove }: FavouriteOverlaysProps) {
  const title = useT()('favourites/title')
  const { details, adding, add } = overlays
  useFocusOnCard(details.value ?? adding.value)
  const shown = useLingering(details.value || null, LEAVING_MS)
  const remove = (meal: RemovedMeal) => {
    details.close()
    onRemove(meal)
  }
  return (
    <>
      {shown ? (
        <RetriedOverlay
          title={title}
          part={favouriteDetails}
          props={{
            mealId: shown,
            isOpen: Boolean(details.value),
            onClose: details.close,
            onAdd: add,
            onRemove: remove,
          }}
        />
      ) : null}
      {adding.value ? (
        <RetriedOverlay
          title={title}
          part={addToDay}
          props={{ mealId: adding.value, daysAhead, today, onClose: adding.close }}
        />
      ) : null}
    </>
  )
}

/** Moves the focus to the card when an overlay closes that no button opened, as after a reload. */
function useFocusOnCard(mealId: string | null): void {
  useEffect(() => {
    if (!mealId) return undefined
    return () => {
      if (!isFocusLost()) return
      document.querySelector<HTMLElement>(`[data-meal="${CSS.escape(mealId)}"] button`)?.focus()
    }
  }, [mealId])
}

/** Whether no element has the focus, or only one in a closed dialog that animates out. */
const isFocusLost = (): boolean =>
  document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog:not([open])'))
