/** A person who logs in during the flood; half of them use a network they used before. */
export interface Person {
  readonly email: string
  /** The address they log in from. */
  readonly from: string
  /** An address of the network they logged in from before; null for none. */
  readonly knownFrom: string | null
}

export const PASSWORD = 'plum-and-rye'
export const LOGINS_OF_A_KIND = 25
export const REGISTRATIONS = 8

/** An address in a range of its own, within those reserved for examples (RFC 3849). */
const home = (index: number): string => `2001:db8:${(0x1000 + index).toString(16)}:1::1`

const people = (kind: string, first: number): readonly Omit<Person, 'knownFrom'>[] =>
  Array.from({ length: LOGINS_OF_A_KIND }, (_, index) => ({
    email: `${kind}-${index}@example.com`,
    from: home(first + index),
  }))

export const KNOWN: readonly Person[] = people('known', 0).map((person) => ({ ...person, knownFrom: person.from }))
export const NEW: readonly Person[] = people('new', 100).map((person) => ({ ...person, knownFrom: null }))
export const PEOPLE: readonly Person[] = [...KNOWN, ...NEW]

/** People without an account. */
export const NEWCOMERS: readonly Omit<Person, 'knownFrom'>[] = people('fresh', 200).slice(0, REGISTRATIONS)

const RENTED_NETWORKS = 2_000

/** One of the flood's networks, all of one /48. */
export const rented = (index: number): string => `2001:db8:bad:${(index % RENTED_NETWORKS).toString(16)}::1`
