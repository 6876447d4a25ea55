import type { CalendarDay } from '@dayplate/dates'
import { FavouriteButton } from '../../../domain/favourites/favourite-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { MealCardFragment, MealTypeName, NormalDayFragment } from '../day-plan.gen.ts'
import { useSetMealEaten } from '../meal/use-set-meal-eaten.ts'
import { DetailsActions } from './details-actions.tsx'
import { MealBody } from './meal-body.tsx'
import { MealHead } from './meal-head.tsx'
import { MealStage, WatchButton } from './meal-stage.tsx'
import { MealTabs } from './meal-tabs.tsx'
import { useGentleScroll } from './use-gentle-scroll.ts'
import { useMealDetails } from './use-meal-details.ts'
import { useMealFilm } from './use-meal-film.ts'

export { fetchMealsAhead } from './fetch-meals-ahead.ts'

export interface MealDetailsProps {
  readonly plan: NormalDayFragment
  readonly event: MealCardFragment
  readonly date: CalendarDay
  readonly today: CalendarDay
  /** False while it leaves. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Goes on to another meal of the day. */
  readonly onShow: (type: MealTypeName) => void
  readonly onExchange: () => void
}

/** A meal in large: what is in it, how it is cooked, and what can be done with it. */
export function MealDetails({ plan, event, date, today, isOpen, onClose, onShow, onExchange }: MealDetailsProps) {
  const { isEaten: isEatenOf, setEaten } = useSetMealEaten(plan)
  const isEaten = isEatenOf(event)
  const details = useMealDetails({ setId: plan.setId, event, date })
  const meal = details.kind === 'ready' ? details.meal : null
  const film = useMealFilm(meal?.preparationVideoUrl ?? null)
  const place = useGentleScroll(isOpen)
  const { type } = event.mealType
  const head = { event, shares: meal?.macro ?? null, hasMacros: plan.showMacros }
  return (
    <Dialog
      title={event.name}
      isTitleHidden
      shape="full"
      isOpen={isOpen}
      onClose={onClose}
      aside={<MealStage {...head} isEaten={isEaten} film={film} />}
      tools={
        <>
          <WatchButton film={film} place="tools" />
          {event.canBeAddedToFavorites ? (
            <FavouriteButton mealId={event.id} mealKey={event.key} isFavorite={event.isFavorite} name={event.name} />
          ) : null}
        </>
      }
      actions={
        <DetailsActions
          isEaten={isEaten}
          canBeEaten={date <= today}
          onEatenChange={(eaten) => setEaten(event, eaten)}
          onExchange={onExchange}
        />
      }
    >
      <div ref={place}>
        <MealTabs plan={plan} date={date} shown={type} onShow={onShow} />
        <MealHead {...head} />
        {/* Another meal begins anew: nothing of it is expanded. */}
        <MealBody key={type} details={details} event={event} date={date} today={today} isEaten={isEaten} />
      </div>
    </Dialog>
  )
}
