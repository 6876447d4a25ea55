import type { Limit, Try } from '../../platform/throttle/consume-rate-limit.ts'
import { widerNetworks } from '../../platform/throttle/wider-networks.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/*
 * OWASP ASVS 5.0, 6.3.1, asks for limits against guessing and leaves the numbers open. Ours: somebody who searches their memory
 * needs fewer than ten tries; a household or an office behind one address logs in less than a hundred times in a quarter of an hour.
 * Who is counted by the account alone is anybody in the world: it slows guessers with many addresses, who can keep it used up for
 * as long as they like. So networks that have logged in to the account of late are not counted with them, and the owner gets in
 * from there all the same; from a new network a mailed link or a provider lets them in meanwhile, the password perhaps not.
 */
const LOGIN_OF_NETWORK = { name: 'login-network', tries: 100, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
/** Two and four times as many for the networks around it: who rents a /48 has 65,536 networks to try from. */
const LOGIN_OF_SITE = { name: 'login-site', tries: 200, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
const LOGIN_OF_RANGE = { name: 'login-range', tries: 400, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
/** A fifth of what two cores can hash in that time (59 a second): guesses from everywhere leave most of the machine to people. */
const LOGINS = { name: 'logins-in-all', tries: 10_000, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
const LOGIN_HERE = { name: 'login-network-account', tries: 10, withinSeconds: 15 * MINUTE_S } as const satisfies Limit
const LOGIN_OF_ACCOUNT = { name: 'login-account', tries: 100, withinSeconds: HOUR_S } as const satisfies Limit

/** An office opens its accounts on one day; each one costs us a slow hash and tells whether an address is registered. */
const REGISTER = { name: 'register', tries: 20, withinSeconds: HOUR_S } as const satisfies Limit
const REGISTER_OF_SITE = { name: 'register-site', tries: 40, withinSeconds: HOUR_S } as const satisfies Limit
const REGISTER_OF_RANGE = { name: 'register-range', tries: 80, withinSeconds: HOUR_S } as const satisfies Limit
/** More than an advertisement on television brings; below it nobody notices, above it somebody makes accounts by machine. */
const REGISTRATIONS = { name: 'registrations-in-all', tries: 2_000, withinSeconds: HOUR_S } as const satisfies Limit

/** Links that go to one mailbox, from all networks together: enough to find the newest, too few to be a nuisance. */
const LINKS_TO_MAILBOX = { name: 'links-to-mailbox', tries: 5, withinSeconds: HOUR_S } as const satisfies Limit
const LINKS_FROM_NETWORK = { name: 'links-from-network', tries: 20, withinSeconds: HOUR_S } as const satisfies Limit

/** Changes of address one account may ask for: each also writes to the address it has. */
const EMAIL_CHANGES = { name: 'email-changes', tries: 5, withinSeconds: HOUR_S } as const satisfies Limit

/** Links that are opened: each opening asks once or twice. 256 bits cannot be guessed; the limit keeps guessers from costing us work. */
const OPENED_LINKS = { name: 'opened-links', tries: 60, withinSeconds: 15 * MINUTE_S } as const satisfies Limit

/** First passwords that somebody who is logged in may try, each a slow hash. */
const FIRST_PASSWORDS = { name: 'first-passwords', tries: 10, withinSeconds: HOUR_S } as const satisfies Limit

/** Current passwords that may be tried: a stolen session must not be used to guess the password. */
const CURRENT_PASSWORDS = { name: 'current-passwords', tries: 10, withinSeconds: HOUR_S } as const satisfies Limit
const CURRENT_PASSWORDS_OF_NETWORK = {
  name: 'current-passwords-network',
  tries: 50,
  withinSeconds: HOUR_S,
} as const satisfies Limit

interface Guess {
  readonly email: string
  /** Whether the owner of the address has logged in from this network of late. */
  readonly isFamiliar: boolean
}

/**
 * Right or wrong, each login costs us a slow hash and a right one a session: these tries are never given back. The narrowest comes
 * first, so that who has used it up takes nothing from their neighbours. Who is known from the network is counted by themself in
 * the wider ones: neighbours cannot keep them out.
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

/** Given back after a right password. An address is counted whether it is registered or not, or its limit would tell. */
export const guessTries = (network: string, { email, isFamiliar }: Guess): readonly Try[] => [
  { limit: LOGIN_HERE, subject: [network, email] },
  // Counted by itself instead of left out, so that the work is the same; the limit above always ends first.
  { limit: LOGIN_OF_ACCOUNT, subject: isFamiliar ? [network, email] : [email] },
]

/** Of everybody together: who finds these used up has done nothing themself, and is told that there is too much to do. */
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
