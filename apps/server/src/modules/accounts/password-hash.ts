import { hash, verify } from '@node-rs/argon2'

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane at least. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The password as it may be stored; salt and parameters are part of the text. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS)

/** Argon2id of a random value nobody knows, with the parameters above. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Zm9yYW5vYm9keXNwYXNzd29yZHRoYXRub25la25vd3M'

/**
 * Whether the password belongs to the hash. Without a hash (nobody registered, or no password set) it works as long
 * and answers no, or the time of the answer would tell who is registered.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? NOBODYS_HASH, password)
  return isMatch && passwordHash !== null
}
