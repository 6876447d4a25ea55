import { hash, verify } from '@node-rs/argon2'

/** The slow hash itself, as an object so that a test can count how often it is worked out. */
export const argon2 = { hash, verify }
