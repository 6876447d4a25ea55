import type { Place } from '../../platform/threads/bounded-work.ts'
import { widerNetworks } from '../../platform/throttle/wider-networks.ts'

/** `known`: sessions, mailed links, and owners on a network they have logged in from before. */
export type HashingLane = 'known' | 'new'

/** Where a slow hash waits for its turn: the lane and the sender. */
export type HashingPlace = Place<HashingLane>

/** The place of a user known by a session or a link. */
export const placeOfUser = (userId: string): HashingPlace => ({ lane: 'known', sender: userId })

/** The place of a caller who types a password. A whole address range counts as one sender, however many networks it has. */
export const placeOfNetwork = (network: string, { isFamiliar }: { readonly isFamiliar: boolean }): HashingPlace => ({
  lane: isFamiliar ? 'known' : 'new',
  sender: widerNetworks(network).range ?? network,
})
