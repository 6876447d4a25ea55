import type { Place } from '../../platform/threads/bounded-work.ts'
import { widerNetworks } from '../../platform/throttle/wider-networks.ts'

/** `known`: sessions, mailed links, and owners of an account on a network that they logged in from before. */
export type HashingLane = 'known' | 'new'

/** Where a slow hash waits for its turn, and among whom. */
export type HashingPlace = Place<HashingLane>

/** Somebody we know by their session or link. */
export const placeOfUser = (userId: string): HashingPlace => ({ lane: 'known', sender: userId })

/** Who types a password. A whole range is one sender, however many networks it has. */
export const placeOfNetwork = (network: string, { isFamiliar }: { readonly isFamiliar: boolean }): HashingPlace => ({
  lane: isFamiliar ? 'known' : 'new',
  sender: widerNetworks(network).range ?? network,
})
