import type { LitFormat } from './lit-file.ts'

/** Whether a picture is complete, judged by the lengths it states. A full disk or a lost machine can leave a part. */
export const isWhole = (bytes: Uint8Array, format: LitFormat): boolean =>
  format === 'avif' ? isWholeAvif(bytes) : isWholeWebp(bytes)

/** The size and the type of a box (ISO/IEC 14496-12, 4.2). */
const BOX_HEAD_BYTES = 8
const MEDIA_DATA = 'mdat'

/** An AVIF file is a row of boxes. The pixels are in the one called `mdat`. */
function isWholeAvif(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4) !== 'ftyp' || textAt(bytes, 8) !== 'avif') return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let hasPixels = false
  let at = 0
  while (at + BOX_HEAD_BYTES <= bytes.byteLength) {
    const length = view.getUint32(at)
    // Sizes 0 and 1 mean "to the end" and "64 bits follow", which our encoder does not write.
    if (length < BOX_HEAD_BYTES) return false
    hasPixels ||= textAt(bytes, at + 4) === MEDIA_DATA
    at += length
  }
  return hasPixels && at === bytes.byteLength
}

/** `RIFF`, the length of the rest, `WEBP`. */
const RIFF_HEAD_BYTES = 12

function isWholeWebp(bytes: Uint8Array): boolean {
  if (bytes.byteLength <= RIFF_HEAD_BYTES || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(4, true) + BOX_HEAD_BYTES === bytes.byteLength
}

const textAt = (bytes: Uint8Array, at: number): string => String.fromCodePoint(...bytes.subarray(at, at + 4))
