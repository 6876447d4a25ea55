import { createHash } from 'node:crypto'

/** People type codes with spaces, dashes and small letters: all of these are the same code. */
const normaliseCode = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '')

/** Codes are stored hashed: they are worth money to whoever reads the table. */
export const hashAccessCode = (code: string): Buffer => createHash('sha256').update(normaliseCode(code)).digest()
