import type { Limit, Try } from '../../platform/throttle/consume-rate-limit.ts'
import { widerNetworks } from '../../platform/throttle/wider-networks.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/*
 * OWASP ASVS 5.0, 6.3.1, asks for limits against guessing and leaves the numbers open. Ours: a person who tries the passwords
 * they remember needs fewer than ten tries; a household or an office behind one address logs in less than a hundred times in a
 * quarter of an hour. The limit of the account alone counts callers from everywhere. It slows attackers who have many
 * addresses, but they can keep it used up for as long as they like. So networks that logged in to the account lately are
 * counted apart, and the owner still gets in from there. From a new network the owner can use a mailed link or a provider while
 * the password may be refused.
 */
const LOGIN_OF_NETWORK = { name: 'login-network', tries: 100, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
/** Twice and four times the tries for the larger networks that contain it, because a rented /48 contains 65,536 networks. */
const LOGIN_OF_SITE = { name: 'login-site', tries: 200, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
const LOGIN_OF_RANGE = { name: 'login-range', tries: 400, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
/**
 * A fifth of what two cores can hash in that time (59 a second), so that guesses from everywhere leave most of the machine to
 * users.
 */
const LOGINS = { name: 'logins-in-all', tries: 10_000, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
const LOGIN_HERE = { name: 'login-network-account', tries: 10, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
const LOGIN_OF_ACCOUNT = { name: 'login-account', tries: 100, withinSeconds: HOUR_S } as const satisfies Limit

/**
 * An office may create all its accounts on one day. Each registration costs a slow hash and reveals whether an address is
 * registered.
 */
const REGISTER = { name: 'register', tries: 20, withinSeconds: HOUR_S } as const satisfies Limit
const REGISTER_OF_SITE = { name: 'register-site', tries: 40, withinSeconds: HOUR_S } as const satisfies Limit
const REGISTER_OF_RANGE = { name: 'register-range', tries: 80, withinSeconds: HOUR_S } as const satisfies Limit
/** More than a television advertisement brings. Only machines create more accounts than this. */
const REGISTRATIONS = { name: 'registrations-in-all', tries: 2_000, withinSeconds: HOUR_S } as const satisfies Limit

/** Links mailed to one mailbox, from all networks together: enough to find the newest, too few to be a nuisance. */
const LINKS_TO_MAILBOX = { name: 'links-to-mailbox', tries: 5, withinSeconds: HOUR_S } as const satisfies Limit
const LINKS_FROM_NETWORK = { name: 'links-from-network', tries: 20, withinSeconds: HOUR_S } as const satisfies Limit

/** Changes of address that one account may ask for. Each also mails the current address. */
const EMAIL_CHANGES = { name: 'email-changes', tries: 5, withinSeconds: HOUR_S } as const satisfies Limit

/**
 * Opened links; each opening makes one or two calls. 256 bits cannot be guessed, so the limit only bounds the work of guessers.
 */
const OPENED_LINKS = { name: 'opened-links', tries: 60, withinSeconds: 15 * MINUTE_S } as const satisfies Limit

/** First passwords that a logged-in user may try. Each costs a slow hash. */
const FIRST_PASSWORDS = { name: 'first-passwords', tries: 10, withinSeconds: HOUR_S } as const satisfies Limit

/** Current passwords that a session may try, so that a stolen session cannot guess the password. */
const CURRENT_PASSWORDS = { name: 'current-passwords', tries: 10, withinSeconds: HOUR_S } as const satisfies Limit
const CURRENT_PASSWORDS_OF_NETWORK = {
  name: 'current-passwords-network',
  tries: 50,
  withinSeconds: HOUR_S,
} as const satisfies Limit

interface Guess {
  readonly email: string
  /** Whether the owner of the address has logged in from this network lately. */
  readonly isFamiliar: boolean
}

/**
 * Tries that are never refunded, because right or wrong each login costs a slow hash, and a right one a session. The narrowest
 * limit comes first, so that a caller who has used it up takes nothing from their neighbours. The wider limits count a familiar
 * owner apart, so that neighbours cannot lock them out.
 */
export const loginTries = (network: string, { email, isFamiliar }: Guess): readonly Try[] => {
  const { site, range } = widerNetworks(network)
  const own = isFamiliar ? [network, email] : []
  return [
    { limit: LOGIN_OF_NETWORK, subject: [network] },
    ...(site === null ? [] : [{ limit: LOGIN_OF_SITE, subject: [site, ...own] }]),
    ...(range === null ? [] : [{ limit: LOGIN_OF_RANGE, subject: [range, ...own] }]),
  ]
}

/**
 * Tries that are refunded after a right password. Addresses without an account are counted too, or the limit would reveal them.
 */
export const guessTries = (network: string, { email, isFamiliar }: Guess): readonly Try[] => [
  { limit: LOGIN_HERE, subject: [network, email] },
  // A familiar network is counted separately instead of not at all, so that the statement does the same work for everyone. It
  // never refuses a call, because LOGIN_HERE is reached first.
  { limit: LOGIN_OF_ACCOUNT, subject: isFamiliar ? [network, email] : [email] },
]

/**
 * The limit of all callers together. A caller who finds it used up has done nothing wrong and is told that the server is busy.
 */
export const loginInAllTry = (network: string, { email, isFamiliar }: Guess): Try => ({
  limit: LOGINS,
  subject: isFamiliar ? [network, email] : [],
})
export const REGISTRATION_IN_ALL_TRY: Try = { limit: REGISTRATIONS, subject: [] }

export const registerTries = (network: string): readonly Try[] => {
  const { site, range } = widerNetworks(network)
  return [
    { limit: REGISTER, subject: [network] },
    ...(site === null ? [] : [{ limit: REGISTER_OF_SITE, subject: [site] }]),
    ...(range === null ? [] : [{ limit: REGISTER_OF_RANGE, subject: [range] }]),
  ]
}

export const askedLinkTries = (network: string, email: string): readonly Try[] => [
  { limit: LINKS_FROM_NETWORK, subject: [network] },
  { limit: LINKS_TO_MAILBOX, subject: [email] },
]

export const emailChangeTries = (network: string, userId: string, email: string): readonly Try[] => [
  { limit: EMAIL_CHANGES, subject: [userId] },
  ...askedLinkTries(network, email),
]

export const openedLinkTries = (network: string): readonly Try[] => [{ limit: OPENED_LINKS, subject: [network] }]

export const firstPasswordTries = (userId: string): readonly Try[] => [{ limit: FIRST_PASSWORDS, subject: [userId] }]

export const currentPasswordTries = (network: string, userId: string): readonly Try[] => [
  { limit: CURRENT_PASSWORDS_OF_NETWORK, subject: [network] },
  { limit: CURRENT_PASSWORDS, subject: [userId] },
]
