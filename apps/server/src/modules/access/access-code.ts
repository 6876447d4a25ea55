import { createHash } from 'node:crypto'

/** People type codes with spaces, dashes of every length and small letters: all of these are the same code. */
const normaliseCode = (code: string): string => code.toUpperCase().replaceAll(/[\s\p{Pd}\u2212_]/gu, '')

/** Codes are stored hashed: a reader of the table could sell them. */
export const hashAccessCode = (code: string): Buffer => createHash('sha256').update(normaliseCode(code)).digest()

/** Nothing that is read as something else on paper or on the phone: no 0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const LETTERS = '3479ACEFHJKMNPRTWXY'

/** 16 of 19 letters are 67 bit: nobody guesses one of a million codes, however many machines try within our limits. */
const GROUPS = 4
const GROUP_LENGTH = 4

/** Bytes from here on would make some letters likelier than others. */
const FAIR_BYTES = 256 - (256 % LETTERS.length)

/** A new code as it is handed out: `X4KP-93TM-HWAC-7JYR`. */
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
