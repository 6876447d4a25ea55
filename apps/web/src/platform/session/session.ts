import { readNow } from '../clock/now.ts'
import { onOtherTab, storage, tabStorage } from '../storage/storage.ts'
import { ACCESS_CODE_KEY, HEALTH_TAB_KEYS, PERSONAL_TAB_KEYS } from '../storage/tab-keys.ts'
import { createStore, useStore } from '../store/store.ts'

const TOKEN_KEY = 'token'
/** Set while the address waits to be confirmed, so that nobody else's pages ask for it. */
const UNCONFIRMED_KEY = 'unconfirmed'
/** Set while there is a message for the person below their pages, so that nobody else's pages ask for it. */
const FLASH_KEY = 'flash'

/** Set once the person has closed the message that this login took their password away, in whichever tab. */
export const PASSWORD_VOIDED_CLOSED_KEY = 'passwordVoidedClosed'

/** When the consent to use health data was last withdrawn in this browser. */
const WITHDRAWN_KEY = 'healthConsentWithdrawnAt'

/** What a logout takes out of the browser; the cache's key is an old one that may still lie there. */
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
] as const

/** Life of the mark that somebody is logged in, in seconds: one year (specification, section 9). */
const AUTH_MARK_SECONDS = 31_536_000

const token = createStore<string | null>(storage.read(TOKEN_KEY))

// However a session ends, here, by the gateway's refusal or in another tab: what the tab kept for its person goes with it.
token.subscribe(() => {
  for (const key of PERSONAL_TAB_KEYS) tabStorage.write(key, null)
  if (token.read() === null) tabStorage.write(ACCESS_CODE_KEY, null)
})

/** The secret that opens the account, or null for a visitor. */
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

/** Id, sex and e-mail are kept beside the token, as the specification's section 3 says. */
export function rememberPerson(person: Person): void {
  storage.write('userId', person.id)
  storage.write('sex', person.sex)
  rememberAddress(person.email, person.status)
  const hasWayIn = person.passwordIsSet || person.hasExternalProviderSetUp
  const isTold = !hasWayIn || person.passwordWasVoidedAtLogin || person.changedDocuments.length > 0
  storage.write(FLASH_KEY, isTold ? '1' : null)
}

/** What the browser keeps about health goes at once when the consent to use it is withdrawn: the answers are health data, and the ticked boxes are consents. */
export function clearHealthData(): void {
  storage.write('sex', null)
  for (const key of HEALTH_TAB_KEYS) tabStorage.write(key, null)
}

/** Tells the other tabs of this browser that the consent was withdrawn here: none of them may go on showing a day. */
export const announceWithdrawal = (): void => storage.write(WITHDRAWN_KEY, String(readNow()))

/** Calls when another tab of this browser has withdrawn the consent. */
export const onWithdrawnElsewhere = (hear: () => void): void => onOtherTab(WITHDRAWN_KEY, (at) => at !== null && hear())

/** The address of the logged-in person, as last loaded; null where that is not known. */
export const readEmail = (): string | null => storage.read('email')

export function rememberAddress(email: string, status: Person['status']): void {
  storage.write('email', email)
  storage.write(UNCONFIRMED_KEY, status === 'STATUS_NON_ACTIVE' ? '1' : null)
}

/** Whether the address waited to be confirmed when the person was last asked for. */
export const isUnconfirmed = (): boolean => storage.read(UNCONFIRMED_KEY) !== null

/** Whether there was such a message when the person was last asked for. */
export const hasFlash = (): boolean => storage.read(FLASH_KEY) !== null

export function startSession(newToken: string): void {
  storage.write(TOKEN_KEY, newToken)
  markSignedIn(AUTH_MARK_SECONDS)
  token.write(newToken)
}

export function endSession(): void {
  for (const key of SESSION_KEYS) storage.write(key, null)
  markSignedIn(0)
  token.write(null)
}

/** At the start: the mark of a session comes back when it was deleted. One that is there is left, for its year counts from the login. */
export function mendAuthMark(): void {
  if (token.read() !== null && !/(^|; )auth=1(;|$)/.test(document.cookie)) markSignedIn(AUTH_MARK_SECONDS)
}

/** Logging in or out in one tab holds for all tabs. */
export function followOtherTabs(): void {
  onOtherTab(TOKEN_KEY, token.write)
}

/** Tells the external home that somebody is logged in. It carries no secret and opens nothing. */
function markSignedIn(seconds: number): void {
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `auth=1; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure}`
}
