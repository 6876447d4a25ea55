import { tabStorage } from '../../platform/storage/storage.ts'

const KEY = 'socialTerms'
const ACCEPTED = 'accepted'
const WITH_PERSONAL_DATA = 'accepted-with-personal-data'

/** Remembers, on the way over a provider, which boxes were ticked: the terms, and maybe the use of personal data. */
export const rememberTerms = ({ withPersonalData = false } = {}): void =>
  tabStorage.write(KEY, withPersonalData ? WITH_PERSONAL_DATA : ACCEPTED)

/** Whether the terms were. A page that is drawn may be drawn again, so asking forgets nothing. */
export const areTermsAccepted = (): boolean => {
  const kept = tabStorage.read(KEY)
  return kept === ACCEPTED || kept === WITH_PERSONAL_DATA
}

/** Whether the use of personal data was agreed to with them. */
export const isPersonalDataAgreed = (): boolean => tabStorage.read(KEY) === WITH_PERSONAL_DATA

/** Once they have been told: the next account in this tab is asked anew. */
export const clearTerms = (): void => tabStorage.write(KEY, null)
