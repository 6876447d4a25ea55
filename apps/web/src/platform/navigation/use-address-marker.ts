import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { parsePlainSearch } from './plain-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The marker that this history entry added to the page below it. */
    marker?: string | undefined
  }
}

/** An overlay of a page that the address names, such as a dialog. */
export interface AddressMarker {
  /** The open overlay's value in the address; null when nothing is open, empty when it needs no value. */
  readonly value: string | null
  readonly open: (value?: string) => void
  readonly close: () => void
}

/**
 * Keeps an open overlay in a search parameter, so that the browser's Back closes it, a reload keeps it and a link can open it.
 * A route with `validateSearch` must accept the parameter. `close` removes the history entry, or only the parameter if the user
 * came by a link. Other names in links open it too and are removed when it closes.
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
  // Going back takes a moment, and a second Escape within it must not leave the page.
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
