/** People who log in while the server is flooded, half of them from where they came from before. */
export interface Person {
  readonly email: string
  /** Where they log in. */
  readonly from: string
  /** An address of the network they logged in from before; null for nowhere. */
  readonly knownFrom: string | null
}

export const PASSWORD = 'plum-and-rye'
export const LOGINS_OF_A_KIND = 25
export const REGISTRATIONS = 8

/** An address in a range of its own, of those that are for examples (RFC 3849). */
const home = (index: number): string => `2001:db8:${(0x1000 + index).toString(16)}:1::1`

const people = (kind: string, first: number): readonly Omit<Person, 'knownFrom'>[] =>
  Array.from({ length: LOGINS_OF_A_KIND }, (_, index) => ({
    email: `${kind}-${index}@example.com`,
    from: home(first + index),
  }))

export const KNOWN: readonly Person[] = people('known', 0).map((person) => ({ ...person, knownFrom: person.from }))
export const NEW: readonly Person[] = people('new', 100).map((person) => ({ ...person, knownFrom: null }))
export const PEOPLE: readonly Person[] = [...KNOWN, ...NEW]

/** Those who have no account yet. */
export const NEWCOMERS: readonly Omit<Person, 'knownFrom'>[] = people('fresh', 200).slice(0, REGISTRATIONS)

const RENTED_NETWORKS = 2_000

/** One of the networks that the flood comes from: all of one /48. */
export const rented = (index: number): string => `2001:db8:bad:${(index % RENTED_NETWORKS).toString(16)}::1`
