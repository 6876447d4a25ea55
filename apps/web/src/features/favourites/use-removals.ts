import { useState } from 'react'
import { keepFavourite, pendingFavourite } from '../../domain/favourites/pending-favourites.ts'
import { useEntries } from '../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../platform/outbox/request-sending.ts'
import type { FavouriteCardFragment } from './favourites.gen.ts'

/** The favourite to remove. */
export type RemovedMeal = Pick<FavouriteCardFragment, 'id' | 'publicName'>

/** How long a removed card fades before its removal is sent, in milliseconds (specification, section 4). */
const FADING_MS = 500

/** fading: the card is about to go; gone: it is no longer shown. */
type Leaving = 'fading' | 'gone'

/**
 * Removes favourites from the list. The removal is kept at once, the card fades, then the removal is sent, and a toast offers Undo. A
 * removal that waits for the connection hides its card on a later page too.
 */
export function useRemovals() {
  const entries = useEntries()
  const [leaving, setLeaving] = useState<ReadonlyMap<string, Leaving>>(new Map())
  const stay = (mealId: string) => setLeaving((all) => new Map([...all].filter(([other]) => other !== mealId)))
  return {
    // After a success the card stays hidden until the list arrives without it.
    leavingOf: (mealId: string): Leaving | undefined =>
      leaving.get(mealId) ?? (pendingFavourite(entries, mealId) === false ? 'gone' : undefined),
    remove({ id: mealId, publicName: name }: RemovedMeal) {
      setLeaving((all) => new Map(all).set(mealId, 'fading'))
      const bringBack = () => stay(mealId)
      keepFavourite({ mealId, mealKey: null, name, isFavourite: false, onUndo: bringBack, onRefused: bringBack })
      setTimeout(() => {
        if (document.activeElement === document.body) focusBeside(mealId)
        setLeaving((all) => (all.has(mealId) ? new Map(all).set(mealId, 'gone') : all))
        requestSending()
      }, FADING_MS)
    },
  }
}

/** Moves the focus to a card next to the removed one. */
function focusBeside(mealId: string): void {
  const place = document.querySelector(`[data-meal="${CSS.escape(mealId)}"]`)
  const beside = [place?.nextElementSibling, place?.previousElementSibling].find((one) => one instanceof HTMLElement)
  beside?.querySelector('button')?.focus({ preventScroll: true })
}
