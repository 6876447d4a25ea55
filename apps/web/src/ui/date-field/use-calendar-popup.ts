import { type RefObject, useState } from 'react'
import type { CalendarPopup } from './calendar-popup.tsx'

type Popup = typeof CalendarPopup

type PopupState =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly Popup: Popup; readonly theme: string | undefined }

let loading: Promise<Popup> | null = null

/** Fetches the calendar, once; after a failure the next call tries again. */
function loadPopup(): Promise<Popup> {
  loading ??= import('./calendar-popup.tsx').then(
    (module) => module.CalendarPopup,
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** The calendar of a date field, fetched when somebody is about to open it: who types never needs it. */
export function useCalendarPopup(field: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PopupState>({ kind: 'closed' })
  return {
    state,
    /** Begins to fetch; whether it worked shows when it is opened. */
    prepare: () => void loadPopup().catch(() => null),
    open() {
      setState({ kind: 'loading' })
      // It will hang at the end of the page, where the theme of the field's surroundings does not reach it.
      const theme = field.current?.closest<HTMLElement>('[data-theme]')?.dataset['theme']
      loadPopup().then(
        (Popup) => setState({ kind: 'open', Popup, theme }),
        () => setState({ kind: 'failed' }),
      )
    },
    close: () => setState({ kind: 'closed' }),
  }
}
