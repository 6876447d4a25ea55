import { createContext, useContext } from 'react'

/** The few texts of the components in `ui`. The app provides them in the reader's language. */
export interface Wording {
  /** The language of these texts as a BCP 47 tag. Dates and numbers are formatted for it, too. */
  readonly language: string
  readonly close: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly increase: (label: string) => string
  readonly decrease: (label: string) => string
  readonly notifications: string
  readonly loading: string
  readonly clear: string
  readonly remove: (label: string) => string
}

const ENGLISH: Wording = {
  language: 'en',
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  increase: (label) => `Increase: ${label}`,
  decrease: (label) => `Decrease: ${label}`,
  notifications: 'Notifications',
  loading: 'Loading',
  clear: 'Clear',
  remove: (label) => `Remove: ${label}`,
}

const WordingContext = createContext<Wording>(ENGLISH)

export const WordingProvider = WordingContext.Provider

export function useWording(): Wording {
  return useContext(WordingContext)
}
