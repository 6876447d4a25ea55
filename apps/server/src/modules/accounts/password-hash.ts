import { availableParallelism } from 'node:os'
import { boundedWork } from '../../platform/threads/bounded-work.ts'
import { argon2 } from './argon2.ts'

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane at least. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * A hash holds a thread for some 20 ms. One core stays free for everybody else's calls, and whoever would wait for more than
 * about 64 hashes, a second or two, is told to come again.
 */
const bounded = boundedWork({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 64 })

/**
 * The same letters are the same password, whether a keyboard writes "ż" as one sign or as two. Nothing else is changed: ASVS 5.0
 * (6.2.8) wants passwords verified as typed, so none of the forms that NIST SP 800-63B names (NFKC, NFKD), which would also
 * make one of "ﬁ" and "fi".
 */
const asTyped = (password: string): string => password.normalize('NFC')

/** The password as it may be stored; salt and parameters are part of the text. */
export const hashPassword = (password: string): Promise<string> =>
  bounded(() => argon2.hash(asTyped(password), PARAMETERS))

/** Argon2id of a random value nobody knows, with the parameters above. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Zm9yYW5vYm9keXNwYXNzd29yZHRoYXRub25la25vd3M'

/**
 * Whether the password belongs to the hash. Without a hash (nobody registered, or no password set) it works as long
 * and answers no, or the time of the answer would tell who is registered.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const isMatch = await bounded(() => argon2.verify(passwordHash ?? NOBODYS_HASH, asTyped(password)))
  return isMatch && passwordHash !== null
}

const HASH_PARAMETERS = /^\$argon2id\$v=19\$m=(?<memoryCost>\d+),t=(?<timeCost>\d+),p=\d+\$/

/** Whether a hash was made with less work than is asked for today. */
export function isWeakHash(passwordHash: string): boolean {
  const { memoryCost, timeCost } = HASH_PARAMETERS.exec(passwordHash)?.groups ?? {}
  return !(Number(memoryCost) >= PARAMETERS.memoryCost && Number(timeCost) >= PARAMETERS.timeCost)
}
