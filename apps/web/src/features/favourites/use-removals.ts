import { useState } from 'react'
import { pressFavourite } from '../../domain/favourites/press-favourite.ts'
import { RemoveMealFromFavoritesByMealIdDocument } from '../../domain/favourites/favourites.gen.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import type { FavouriteCardFragment } from './favourites.gen.ts'

/** The favourite to remove. */
export type RemovedMeal = Pick<FavouriteCardFragment, 'id' | 'publicName'>

/** How long a removed card fades before its removal is sent, in milliseconds (specification, section 4). */
const FADING_MS = 500

/** Removes favourites from the list. The card fades, then the removal is sent, and a toast offers Undo. */
export function useRemovals() {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const stay = (mealId: string) => setLeaving((all) => new Set([...all].filter((other) => other !== mealId)))
  const send = async ({ id: mealId, publicName: name }: RemovedMeal) => {
    if (document.activeElement === document.body) focusBeside(mealId)
    const onUndo = () => stay(mealId)
    const outcome = await pressFavourite({ mealId, mealKey: null, name, isFavourite: false, onUndo })
    // After a success the card stays hidden until the list arrives without it.
    if (outcome.kind !== 'done') stay(mealId)
  }
  return {
    leaving,
    remove(meal: RemovedMeal) {
      setLeaving((all) => new Set(all).add(meal.id))
      // Sends the removal at once if the user leaves the app before. Uses no code that would have to be loaded first.
      const sendLast = () => {
        clearTimeout(timer)
        void sendMutation(RemoveMealFromFavoritesByMealIdDocument, { mealId: meal.id })
      }
      const timer = setTimeout(() => {
        removeEventListener('pagehide', sendLast)
        void send(meal)
      }, FADING_MS)
      addEventListener('pagehide', sendLast, { once: true })
    },
  }
}

/** Moves the focus to a card next to the removed one. */
function focusBeside(mealId: string): void {
  const place = document.querySelector(`[data-meal="${CSS.escape(mealId)}"]`)
  const beside = [place?.nextElementSibling, place?.previousElementSibling].find((one) => one instanceof HTMLElement)
  beside?.querySelector('button')?.focus({ preventScroll: true })
}
