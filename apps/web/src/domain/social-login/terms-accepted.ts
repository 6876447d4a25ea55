import { tabStorage } from '../../platform/storage/storage.ts'

const KEY = 'socialTerms'
const ACCEPTED = 'accepted'
const WITH_PERSONAL_DATA = 'accepted-with-personal-data'

/** Remembers which boxes were ticked during a visit to a provider: the terms, and perhaps the use of personal data. */
export const rememberTerms = ({ withPersonalData = false } = {}): void =>
  tabStorage.write(KEY, withPersonalData ? WITH_PERSONAL_DATA : ACCEPTED)

/** Whether the terms were accepted. Reading keeps the value, because the page may render again. */
export const areTermsAccepted = (): boolean => {
  const kept = tabStorage.read(KEY)
  return kept === ACCEPTED || kept === WITH_PERSONAL_DATA
}

/** Whether the use of personal data was accepted too. */
export const isPersonalDataAgreed = (): boolean => tabStorage.read(KEY) === WITH_PERSONAL_DATA

/** Clears both once they are sent, so that the next account in this tab is asked again. */
export const clearTerms = (): void => tabStorage.write(KEY, null)
