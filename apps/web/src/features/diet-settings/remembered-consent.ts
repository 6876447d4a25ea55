import { tabStorage } from '../../platform/storage/storage.ts'
import { CONSENTS_KEY } from '../../platform/storage/tab-keys.ts'

/**
 * Remembers in this tab that the user has ticked the consent to use health data, so that a reload does not ask for it again while
 * the plan could not be made. It is cleared together with the draft, when a plan is made or the session ends. No storage
 * of the browser contains the answers to the questions about health.
 */
export const rememberConsent = (userId: string): void => tabStorage.write(CONSENTS_KEY, userId)

export const isConsentRemembered = (userId: string): boolean => tabStorage.read(CONSENTS_KEY) === userId

export const clearRememberedConsent = (): void => tabStorage.write(CONSENTS_KEY, null)
