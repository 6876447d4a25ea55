import { useLocation, useNavigate } from '@tanstack/react-router'
import { FAVOURITE_SEARCH_MAX_LENGTH } from '@dayplate/rules/favourites'
import { useEffect, useState } from 'react'
import { useSettled } from '../../platform/form/use-settled.ts'
import { isMealType } from '../../domain/meal/meal-grounds.ts'
import { parsePlainSearch } from '../../platform/navigation/plain-search.ts'
import type { MealTypeName } from './favourites.gen.ts'

/** Typing goes on this long before it is searched for, in milliseconds: words, not letters, are asked about. */
const TYPING_MS = 300

/** What is looked for. The address keeps it, over a reload and behind what lies over the list. */
export function useFavouriteSearch() {
  const navigate = useNavigate()
  const { search = '', meal = null } = useLocation({ select: ({ searchStr }) => parsePlainSearch(searchStr) })
  const [typed, setTyped] = useState(() => search.slice(0, FAVOURITE_SEARCH_MAX_LENGTH))
  const text = useSettled(typed.trim(), TYPING_MS)
  const write = (name: 'search' | 'meal', value: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, [name]: value }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  useEffect(() => {
    if (text !== search) write('search', text || undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- when a word is typed, and only then
  }, [text])
  return {
    text,
    typed,
    mealType: isMealType(meal) ? meal : null,
    type: setTyped,
    choose: (mealType: MealTypeName | null) => write('meal', mealType ?? undefined),
  }
}
