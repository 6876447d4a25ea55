import { createHash } from 'node:crypto'

/** Removes spaces and all dashes and ignores case, because people type codes in these ways. */
const normaliseCode = (code: string): string => code.toUpperCase().replaceAll(/[\s\p{Pd}\u2212_]/gu, '')

/** Codes are stored as hashes, because a reader of the table could sell them. */
export const hashAccessCode = (code: string): Buffer => createHash('sha256').update(normaliseCode(code)).digest()

/** Only characters that cannot be confused on paper or on the phone: no 0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const LETTERS = '3479ACEFHJKMNPRTWXY'

/** 16 characters out of 19 make 67 bits. Within our limits no number of machines guesses one of a million codes. */
const GROUPS = 4
const GROUP_LENGTH = 4

/** Bytes from this value on would make some letters likelier than others. */
const FAIR_BYTES = 256 - (256 % LETTERS.length)

/** Makes a new code as users receive it: `X4KP-93TM-HWAC-7JYR`. */
export function makeAccessCode(randomBytes: (size: number) => Uint8Array): string {
  const letters: string[] = []
  while (letters.length < GROUPS * GROUP_LENGTH) {
    const fair = [...randomBytes(GROUPS * GROUP_LENGTH)].filter((byte) => byte < FAIR_BYTES)
    letters.push(...fair.map((byte) => LETTERS.charAt(byte % LETTERS.length)))
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-')
}
