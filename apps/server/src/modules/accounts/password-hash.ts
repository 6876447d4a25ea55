import { availableParallelism } from 'node:os'
import { boundedWork } from '../../platform/threads/bounded-work.ts'
import { argon2 } from './argon2.ts'
import type { HashingLane, HashingPlace } from './hashing-place.ts'

/**
 * A hash occupies a core for about 20 ms. With two cores two hashes run at once, because the system divides the cores between
 * hashes and other calls. At most three run at once, because libuv has four threads, and file and name lookups need one.
 */
const AT_ONCE = Math.min(3, Math.max(availableParallelism() - 1, Math.min(2, availableParallelism())))

/**
 * The last caller in a full queue waits a second or two; further callers are refused and told to try again. A third of the
 * places and every second turn are reserved for known users, so that a flood of unknown callers cannot lock them out.
 */
const bounded = boundedWork<HashingLane>({ atOnce: AT_ONCE, waiting: { known: 32, new: 64 } })

/**
 * Composes characters (NFC), so that "ż" typed as one character or as two is the same password. Nothing else changes: ASVS 5.0
 * (6.2.8) requires passwords to be verified as typed, so we use neither NFKC nor NFKD of NIST SP 800-63B, which would also turn
 * "ﬁ" into "fi".
 */
const asTyped = (password: string): string => password.normalize('NFC')

/** The hash as it is stored. Salt and parameters are part of the text. */
export const hashPassword = (password: string, place: HashingPlace): Promise<string> =>
  bounded(place, () => argon2.hash(asTyped(password), argon2.cost))

/** The hash of a random password, which takes as long to verify as a real one. */
function nobodysHash(): string {
  const { memoryCost, timeCost, parallelism } = argon2.cost
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$c29tZXNhbHRzb21lc2FsdA$Zm9yYW5vYm9keXNwYXNzd29yZHRoYXRub25la25vd3M`
}

/**
 * Whether the password belongs to the hash. Without a hash (no account, or no password set) it takes as long and returns false,
 * or the response time would reveal who is registered.
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

/** Whether a hash was made at a lower cost than today's. */
export function isWeakHash(passwordHash: string): boolean {
  const { memoryCost, timeCost } = HASH_PARAMETERS.exec(passwordHash)?.groups ?? {}
  return !(Number(memoryCost) >= argon2.cost.memoryCost && Number(timeCost) >= argon2.cost.timeCost)
}
