import { readNow } from '../clock/now.ts'
import { storage } from './storage.ts'

/** How long a stored item is valid, in milliseconds: 30 days (second specification document, section 9). */
export const STORED_TTL_MS = 2_592_000_000

interface ExpiringItem {
  readonly value: unknown
  /** When it expires, in milliseconds since 1970. */
  readonly expire: number
}

/** Stores a JSON value for so many milliseconds; null removes the item. */
export function writeExpiring(key: string, value: unknown, ttlMs: number = STORED_TTL_MS): void {
  if (value === null) return storage.write(key, null)
  const item: ExpiringItem = { value, expire: readNow() + ttlMs }
  storage.write(key, JSON.stringify(item))
}

/**
 * The stored value as `parse` reads it; null when there is none. An item that is expired, has no expiry or cannot be parsed is
 * removed.
 */
export function readExpiring<Value>(key: string, parse: (value: unknown) => Value | null): Value | null {
  const text = storage.read(key)
  if (text === null) return null
  const item = parseItem(text)
  const value = item === null || item.expire <= readNow() ? null : parse(item.value)
  if (value === null) storage.write(key, null)
  return value
}

function parseItem(text: string): ExpiringItem | null {
  try {
    const item: unknown = JSON.parse(text)
    return isItem(item) ? item : null
  } catch {
    return null
  }
}

const isItem = (item: unknown): item is ExpiringItem =>
  typeof item === 'object' && item !== null && 'value' in item && 'expire' in item && typeof item.expire === 'number'
