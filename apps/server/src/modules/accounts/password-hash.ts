import { availableParallelism } from 'node:os'
import { boundedWork } from '../../platform/threads/bounded-work.ts'
import { argon2 } from './argon2.ts'
import type { HashingLane, HashingPlace } from './hashing-place.ts'

/**
 * A hash holds a core for some 20 ms. Two at once where there are two cores, for the system shares them out between hashes and
 * other calls; three at the most, because libuv has four threads, and files and names need one.
 */
const AT_ONCE = Math.min(3, Math.max(availableParallelism() - 1, Math.min(2, availableParallelism())))

/**
 * Who waits behind all of these waits for a second or two; who comes after them is told to come again. A third of the places and
 * every second turn are kept for people we know, so that a flood of strangers never keeps them out.
 */
const bounded = boundedWork<HashingLane>({ atOnce: AT_ONCE, waiting: { known: 32, new: 64 } })

/**
 * The same letters are the same password, whether a keyboard writes "ż" as one sign or as two. Nothing else is changed: ASVS 5.0
 * (6.2.8) wants passwords verified as typed, so none of the forms that NIST SP 800-63B names (NFKC, NFKD), which would also
 * make one of "ﬁ" and "fi".
 */
const asTyped = (password: string): string => password.normalize('NFC')

/** The password as it may be stored; salt and parameters are part of the text. */
export const hashPassword = (password: string, place: HashingPlace): Promise<string> =>
  bounded(place, () => argon2.hash(asTyped(password), argon2.cost))

/** The hash of a password nobody knows, which costs as much to verify as a real one. */
function nobodysHash(): string {
  const { memoryCost, timeCost, parallelism } = argon2.cost
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$c29tZXNhbHRzb21lc2FsdA$Zm9yYW5vYm9keXNwYXNzd29yZHRoYXRub25la25vd3M`
}

/**
 * Whether the password belongs to the hash. Without a hash (nobody registered, or no password set) it works as long
 * and answers no, or the time of the answer would tell who is registered.
 */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
  place: HashingPlace,
): Promise<boolean> {
  const isMatch = await bounded(place, () => argon2.verify(passwordHash ?? nobodysHash(), asTyped(password)))
  return isMatch && passwordHash !== null
}

const HASH_PARAMETERS = /^\$argon2id\$v=19\$m=(?<memoryCost>\d+),t=(?<timeCost>\d+),p=\d+\$/

/** Whether a hash was made with less work than is asked for today. */
export function isWeakHash(passwordHash: string): boolean {
  const { memoryCost, timeCost } = HASH_PARAMETERS.exec(passwordHash)?.groups ?? {}
  return !(Number(memoryCost) >= argon2.cost.memoryCost && Number(timeCost) >= argon2.cost.timeCost)
}
