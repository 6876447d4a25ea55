import { tabStorage } from '../storage/storage.ts'

const KEY = 'socialTerms'

/** Remembers, on the way over a provider, that the box was ticked. */
export const rememberTerms = (): void => tabStorage.write(KEY, 'accepted')

/** Whether it was. A page that is drawn may be drawn again, so asking forgets nothing. */
export const areTermsAccepted = (): boolean => tabStorage.read(KEY) === 'accepted'

/** Once they have been told: the next account in this tab is asked anew. */
export const forgetTerms = (): void => tabStorage.write(KEY, null)
