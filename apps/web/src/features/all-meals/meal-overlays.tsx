import type { CalendarDay } from '@dayplate/dates'
import type { ComponentType } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import { type LazyPart, lazyPart } from '../../platform/lazy/lazy-part.ts'
import { type AddressMarker, useAddressMarker } from '../../platform/navigation/use-address-marker.ts'
import { useLingering } from '../../platform/navigation/use-lingering.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
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
  const { details: shown, adding, add } = overlays
  const shownId = useLingering(shown.value || null, LEAVING_MS)
  const addedId = adding.value || null
  const added = addedId === null ? null : (list.meals.find(({ id }) => id === addedId) ?? unknownMeal(addedId))
  return (
    <>
      {shownId ? (
        <LazyOverlay
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
        <LazyOverlay
          part={addToDay}
          props={{ meal: added, way: 'allowed' as const, daysAhead, today, onClose: adding.close }}
        />
      )}
    </>
  )
}

/** A meal that an address names and the list does not have. The preview of the day says why it cannot be added. */
const unknownMeal = (id: string) => ({ id, name: '', language: undefined })

interface LazyOverlayProps<Props> {
  readonly part: LazyPart<ComponentType<Props>>
  readonly props: Props
}

/** An overlay whose code is loaded when it is first opened. */
function LazyOverlay<Props extends { readonly onClose: () => void }>({ part, props }: LazyOverlayProps<Props>) {
  const t = useT()
  return (
    <DrawnPart
      part={part}
      props={props}
      failed={(retry) => (
        <Dialog title={t('all-meals/title')} isTitleHidden onClose={props.onClose}>
          <FailedState failure={{ kind: 'network' }} onRetry={retry} />
        </Dialog>
      )}
    />
  )
}
