import { PASSWORD_MIN_LENGTH } from '@dayplate/rules/accounts'

/**
 * How long a new password is here at least, as rules and texts of a password take it. The server writes it into the page
 * (PASSWORD_MIN_LENGTH); nobody does while developing, and then it is what the specification says.
 */
export const PASSWORD_LENGTH = { min: readMin() ?? PASSWORD_MIN_LENGTH } as const

function readMin(): number | null {
  const min = Number(document.querySelector<HTMLMetaElement>('meta[name="dayplate:password-min-length"]')?.content)
  return Number.isInteger(min) ? min : null
}
