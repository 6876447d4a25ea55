import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSettled } from '../../platform/form/use-settled.ts'
import { parsePlainSearch } from '../../platform/navigation/plain-search.ts'
import { filtersOfSearch, type MealFilters, searchOfFilters } from './meal-filters.ts'

/** The pause in typing after which the text is written into the address, in milliseconds. The list follows every letter. */
const TYPING_MS = 300

/** The filters, kept in the address, so that Back, a reload and a link bring them again. */
export function useMealFilters() {
  const navigate = useNavigate()
  const searchText = useLocation({ select: ({ searchStr }) => searchStr })
  const stored = filtersOfSearch(parsePlainSearch(searchText))
  const [typed, setTyped] = useState(stored.text)
  const written = useRef(stored.text)
  const settled = useSettled(typed, TYPING_MS)
  const write = (filters: MealFilters) => {
    written.current = filters.text
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...searchOfFilters(filters) }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  }
  useEffect(() => {
    if (settled !== written.current) write({ ...stored, text: settled })
    // oxlint-disable-next-line react/exhaustive-deps -- once for every text that has settled
  }, [settled])
  useEffect(() => {
    // The address changed by other means, such as a link to this page.
    if (stored.text === written.current) return
    written.current = stored.text
    setTyped(stored.text)
  }, [stored.text])
  return {
    filters: { ...stored, text: typed },
    type: setTyped,
    change(filters: MealFilters) {
      setTyped(filters.text)
      write(filters)
    },
  }
}
