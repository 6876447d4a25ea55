import { type RefObject, useState } from 'react'
import type { CalendarPopup } from './calendar-popup.tsx'

type Popup = typeof CalendarPopup

type PopupState =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly Popup: Popup; readonly theme: string | undefined }

let loading: Promise<Popup> | null = null

/** Loads the calendar once; after a failure the next call tries again. */
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

/** The calendar of a date field, loaded when the user is about to open it, because typing does not need it. */
export function useCalendarPopup(field: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PopupState>({ kind: 'closed' })
  return {
    state,
    /** Starts loading. Opening shows whether it worked. */
    prepare: () => void loadPopup().catch(() => null),
    open() {
      setState({ kind: 'loading' })
      // The popup is at the end of the page, outside the theme of the field.
      const theme = field.current?.closest<HTMLElement>('[data-theme]')?.dataset['theme']
      loadPopup().then(
        (Popup) => setState({ kind: 'open', Popup, theme }),
        () => setState({ kind: 'failed' }),
      )
    },
    close: () => setState({ kind: 'closed' }),
  }
}
