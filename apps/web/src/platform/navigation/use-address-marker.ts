import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { parsePlainSearch } from './plain-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The marker that this entry of the browser's history added to the page below it. */
    marker?: string | undefined
  }
}

/** Something that lies over a page and that the address names, such as a dialog. */
export interface AddressMarker {
  /** What the address says is open; null when nothing is, empty when it needs no value. */
  readonly value: string | null
  readonly open: (value?: string) => void
  readonly close: () => void
}

/**
 * Keeps what is open in the search parameter of this name: the browser's Back closes it, a reload keeps it, a link leads to
 * it. A route with `validateSearch` must let the parameter pass. `close` takes the entry off the history again; where
 * somebody came by a link, there is none, and the parameter alone is taken away. Other names that links have for the same
 * open it, too, and go with it when it closes.
 */
export function useAddressMarker(name: string, ...otherNames: readonly string[]): AddressMarker {
  const router = useRouter()
  const navigate = useNavigate()
  const value = useLocation({
    select({ searchStr }) {
      const search = parsePlainSearch(searchStr)
      return [name, ...otherNames].map((one) => search[one]).find((one) => one !== undefined) ?? null
    },
  })
  // Going back takes a moment; a second Escape within it must not leave the page.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [value])
  const write = (next: string | undefined, isNewEntry: boolean) =>
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, ...without(otherNames), [name]: next }),
      state: (state) => ({ ...state, marker: isNewEntry ? name : state.marker }),
      hash: true,
      replace: !isNewEntry,
      resetScroll: false,
    })
  return {
    value,
    open: (next = '') => write(next, value === null),
    close() {
      if (value === null || isClosing.current) return
      isClosing.current = true
      if (router.history.location.state.marker === name) router.history.back()
      else write(undefined, false)
    },
  }
}

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]))
