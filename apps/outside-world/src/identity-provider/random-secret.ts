// oxlint-disable-next-line no-restricted-imports -- nothing here is tested with fixed randomness: real protocols meet
import { randomBytes } from 'node:crypto'

const SECRET_BYTES = 24

/** A text that cannot be guessed. */
export const randomSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
