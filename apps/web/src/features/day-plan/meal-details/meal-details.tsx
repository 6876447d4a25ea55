import type { CalendarDay } from '@dayplate/dates'
import { useEffect, useRef, type RefObject } from 'react'
import { FavouriteButton } from '../../../domain/favourites/favourite-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { MealCardFragment, MealTypeName, NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { useSetMealEaten } from '../day/meal/use-set-meal-eaten.ts'
import { DetailsActions } from './details-actions.tsx'
import { MealBody } from './meal-body.tsx'
import { MealHead } from './meal-head.tsx'
import { MealStage, WatchButton } from './meal-stage.tsx'
import { MealTabs } from './meal-tabs.tsx'
import { useMealDetails } from './use-meal-details.ts'
import { useMealFilm } from './use-meal-film.ts'

export { fetchMealsAhead } from './fetch-meals-ahead.ts'

export interface MealDetailsProps {
  readonly plan: NormalDayFragment
  readonly meal: MealCardFragment
  readonly date: CalendarDay
  readonly today: CalendarDay
  /** False while the dialog animates out. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Shows another meal of the day. */
  readonly onShow: (type: MealTypeName) => void
  readonly onReplace: () => void
}

/** A dialog with a meal's ingredients, recipe, figures and actions. */
export function MealDetails({ plan, meal, date, today, isOpen, onClose, onShow, onReplace }: MealDetailsProps) {
  const { isEaten: isEatenOf, setEaten } = useSetMealEaten(plan)
  const isEaten = isEatenOf(meal)
  const details = useMealDetails({ setId: plan.setId, meal, date })
  const shown = details.kind === 'answered' ? details.data.meal : null
  const film = useMealFilm(shown?.preparationVideoUrl ?? null)
  const place = useGentleScroll(isOpen)
  const { type } = meal.mealType
  const head = { meal, shares: shown?.macro ?? null, hasMacros: plan.showMacros }
  return (
    <Dialog
      title={meal.name}
      titleLanguage={meal.textLanguage}
      isTitleHidden
      shape="full"
      isOpen={isOpen}
      onClose={onClose}
      aside={<MealStage {...head} isEaten={isEaten} film={film} />}
      tools={
        <>
          <WatchButton film={film} place="tools" />
          {meal.canBeAddedToFavorites ? (
            <FavouriteButton mealId={meal.id} mealKey={meal.key} isFavorite={meal.isFavorite} name={meal.name} />
          ) : null}
        </>
      }
      actions={
        <DetailsActions
          isEaten={isEaten}
          canBeEaten={date <= today}
          onEatenChange={(eaten) => setEaten(meal, eaten)}
          onReplace={onReplace}
        />
      }
    >
      <div ref={place}>
        <MealTabs plan={plan} date={date} shown={type} onShow={onShow} />
        <MealHead {...head} />
        {/* The key resets the state for another meal, so that none of its ingredients is expanded. */}
        <MealBody key={type} details={details} meal={meal} date={date} today={today} isEaten={isEaten} />
      </div>
    </Dialog>
  )
}

/** When the meal scrolls up, in milliseconds after it opened, and how far, in CSS pixels (specification, section 2.2). */
const AFTER_MS = 500
const TO_PX = 100

const WANTS_STILL = '(prefers-reduced-motion: reduce)'

/** Events that show that the user has started to act. They cancel the scroll. */
const SIGNS_OF_LIFE = ['scroll', 'wheel', 'pointerdown', 'keydown', 'focusin'] as const

/** Scrolls the meal up a little shortly after it opens, to show more of it, unless the user has started to act. */
function useGentleScroll(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = scrollerOf(place.current)
    const dialog = box?.closest('dialog') ?? null
    if (!isOpen || box === null || dialog === null) return
    if (matchMedia(WANTS_STILL).matches) return
    const leave = new AbortController()
    const timer = setTimeout(() => {
      leave.abort()
      if (box.scrollTop === 0) box.scrollTo({ top: TO_PX, behavior: 'smooth' })
    }, AFTER_MS)
    const calledOff = () => clearTimeout(timer)
    // Scroll events do not bubble, so the dialog listens in the capture phase.
    for (const sign of SIGNS_OF_LIFE) dialog.addEventListener(sign, calledOff, { signal: leave.signal, capture: true })
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [isOpen])
  return place
}

/** The closest ancestor that scrolls its content. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement ?? null; box !== null; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'auto') return box
  }
  return null
}
