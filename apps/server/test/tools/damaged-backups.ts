import { gunzipSync, gzipSync } from 'node:zlib'

/** The backup with changed text, packed again. Throws if `change` changes nothing. */
export function packed(whole: Buffer, change: (text: string) => string): Buffer {
  const text = gunzipSync(whole).toString()
  const changed = change(text)
  if (changed === text) throw new Error('The backup was not changed.')
  return gzipSync(changed)
}

/** The backup with one bit in its middle inverted. */
export function flipped(whole: Buffer): Buffer {
  const changed = Buffer.from(whole)
  const middle = Math.floor(changed.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 1
  return changed
}
