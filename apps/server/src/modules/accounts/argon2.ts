import { hash, verify } from '@node-rs/argon2'

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with at least 19 MiB, 2 passes and 1 lane. */
export const PASSWORD_HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The slow hash and its cost, in an object, so that tests can count the hashes or make them cheap. */
export const argon2 = { hash, verify, cost: PASSWORD_HASH_COST }
