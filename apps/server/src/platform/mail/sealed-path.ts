import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { MailKey } from './mail-key.ts'

const CIPHER = 'aes-256-gcm'
/** NIST SP 800-38D, section 8.2: 96 bits, and with random ones at most 2³² messages a key. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface Sealing {
  readonly mailKey: MailKey
  readonly randomBytes: (size: number) => Uint8Array
}

/**
 * Encrypts the path of a mail's link. It can only be decrypted for the same cause, so a writer to the table cannot move it to
 * another mail.
 */
export function sealPath(
  { mailKey, randomBytes }: Sealing,
  { path, cause }: { readonly path: string; readonly cause: string },
) {
  const nonce = Buffer.from(randomBytes(NONCE_BYTES))
  const cipher = createCipheriv(CIPHER, mailKey, nonce)
  cipher.setAAD(Buffer.from(cause))
  const hidden = Buffer.concat([cipher.update(path, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64')
}

/** Decrypts a path; null when another key encrypted it or it belongs to another mail. */
export function openPath(mailKey: MailKey, { sealed, cause }: { readonly sealed: string; readonly cause: string }) {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, mailKey, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(cause))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
