import { createSecretKey, type KeyObject } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const KEY_BYTES = 32

/** Encrypts the links of queued mails, so that access to the database alone opens no account. */
export type MailKey = KeyObject

/** 32 bytes in base64, as from `openssl rand -base64 32`; null for any other text. */
export function parseMailKey(text: string): MailKey | null {
  const trimmed = text.trim()
  const bytes = Buffer.from(trimmed, 'base64')
  return bytes.length === KEY_BYTES && bytes.toString('base64') === trimmed ? createSecretKey(bytes) : null
}

export const makeMailKey = (randomBytes: (size: number) => Uint8Array): MailKey =>
  createSecretKey(Buffer.from(randomBytes(KEY_BYTES)))

/** Reads the key from a file, which the first start creates; null when the file contains anything else. */
export function openMailKey(file: string, randomBytes: (size: number) => Uint8Array): MailKey | null {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    const text = Buffer.from(randomBytes(KEY_BYTES)).toString('base64')
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 })
    return parseMailKey(text)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EEXIST') throw error
    return parseMailKey(readFileSync(file, 'utf8'))
  }
}
