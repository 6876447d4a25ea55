import { readNow } from '../clock/now.ts'
import { onOtherTab, storage, tabStorage } from '../storage/storage.ts'
import { ACCESS_CODE_KEY, HEALTH_TAB_KEYS, PERSONAL_TAB_KEYS } from '../storage/tab-keys.ts'
import { HEALTH_KEYS, PLAN_KEYS } from '../storage/person-keys.ts'
import { createStore, useStore } from '../store/store.ts'

const TOKEN_KEY = 'token'
/** Set while the address is unconfirmed, so that only then pages query it. */
const UNCONFIRMED_KEY = 'unconfirmed'
/** Set while there is a message for the user below their pages, so that only then pages query it. */
const FLASH_KEY = 'flash'

/** Set once the user has closed the message, in any tab, that this login removed their password. */
export const PASSWORD_VOIDED_CLOSED_KEY = 'passwordVoidedClosed'

/** When the health consent was last withdrawn in this browser. */
const WITHDRAWN_KEY = 'healthConsentWithdrawnAt'

/** Keys that a logout removes. The cache's key is an old one that may still be stored. */
const SESSION_KEYS = [
  TOKEN_KEY,
  'sex',
  'apollo-cache-persist',
  'userId',
  'email',
  UNCONFIRMED_KEY,
  FLASH_KEY,
  PASSWORD_VOIDED_CLOSED_KEY,
  WITHDRAWN_KEY,
  'dietIsReady',
  'goalPutOffOn',
  ...HEALTH_KEYS,
] as const

/** The lifetime of the mark of a logged-in user, in seconds: one year (specification, section 9). */
const AUTH_MARK_SECONDS = 31_536_000

const token = createStore<string | null>(storage.read(TOKEN_KEY))

// However a session ends (here, by a refusal or in another tab), the tab's data of its user is removed.
token.subscribe(() => {
  for (const key of PERSONAL_TAB_KEYS) tabStorage.write(key, null)
  if (token.read() === null) tabStorage.write(ACCESS_CODE_KEY, null)
})

/** The session's token; null for a visitor. */
export const readToken = token.read

export const onSessionChange = token.subscribe

export function useIsSignedIn(): boolean {
  return useStore(token) !== null
}

export interface Person {
  readonly id: string
  readonly email: string
  readonly sex: string | null
  readonly status: 'STATUS_ACTIVE' | 'STATUS_NON_ACTIVE'
  readonly passwordIsSet: boolean
  readonly hasExternalProviderSetUp: boolean
  readonly passwordWasVoidedAtLogin: boolean
  readonly changedDocuments: readonly unknown[]
}

/** Stores id, sex and e-mail beside the token, as section 3 of the specification says. */
export function rememberPerson(person: Person): void {
  storage.write('userId', person.id)
  storage.write('sex', person.sex)
  rememberAddress(person.email, person.status)
  const hasLoginMethod = person.passwordIsSet || person.hasExternalProviderSetUp
  const isTold = !hasLoginMethod || person.passwordWasVoidedAtLogin || person.changedDocuments.length > 0
  storage.write(FLASH_KEY, isTold ? '1' : null)
}

/** Removes the stored health data when the health consent is withdrawn: the answers, the kept choice and the ticked consent. */
export function clearHealthData(): void {
  for (const key of ['sex', ...HEALTH_KEYS]) storage.write(key, null)
  for (const key of HEALTH_TAB_KEYS) tabStorage.write(key, null)
}

/** Tells the other tabs of this browser that the consent was withdrawn, so that none of them shows a day any more. */
export const announceWithdrawal = (): void => storage.write(WITHDRAWN_KEY, String(readNow()))

/** Calls the listener when another tab of this browser has withdrawn the consent. */
export const onWithdrawnElsewhere = (hear: () => void): void => onOtherTab(WITHDRAWN_KEY, (at) => at !== null && hear())

/** The address of the logged-in user, as last loaded; null when it is unknown. */
export const readEmail = (): string | null => storage.read('email')

export function rememberAddress(email: string, status: Person['status']): void {
  storage.write('email', email)
  storage.write(UNCONFIRMED_KEY, status === 'STATUS_NON_ACTIVE' ? '1' : null)
}

/** Whether the address was unconfirmed when the user was last loaded. */
export const isUnconfirmed = (): boolean => storage.read(UNCONFIRMED_KEY) !== null

/** Whether there was such a message when the user was last loaded. */
export const hasFlash = (): boolean => storage.read(FLASH_KEY) !== null

export function startSession(newToken: string): void {
  // A link can log in another person while one is logged in, who must neither see nor send what the first one left.
  for (const key of PLAN_KEYS) storage.write(key, null)
  storage.write(TOKEN_KEY, newToken)
  markSignedIn(AUTH_MARK_SECONDS)
  token.write(newToken)
}

export function endSession(): void {
  for (const key of SESSION_KEYS) storage.write(key, null)
  markSignedIn(0)
  token.write(null)
}

/** Restores a deleted mark of the session at the start. An existing one stays, because its year counts from the login. */
export function mendAuthMark(): void {
  if (token.read() !== null && !/(^|; )auth=1(;|$)/.test(document.cookie)) markSignedIn(AUTH_MARK_SECONDS)
}

/** Applies a login or logout of another tab in this one. */
export function followOtherTabs(): void {
  onOtherTab(TOKEN_KEY, token.write)
}

/** Tells the external home page that a user is logged in. The mark contains no secret. */
function markSignedIn(seconds: number): void {
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `auth=1; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure}`
}
