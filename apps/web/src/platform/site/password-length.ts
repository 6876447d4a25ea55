import { PASSWORD_MIN_LENGTH } from '@dayplate/rules/accounts'

/**
 * The shortest new password of this installation, for rules and texts. The server writes it into the page
 * (PASSWORD_MIN_LENGTH). In development it is the specification's.
 */
export const PASSWORD_LENGTH = { min: readMin() ?? PASSWORD_MIN_LENGTH } as const

function readMin(): number | null {
  const min = Number(document.querySelector<HTMLMetaElement>('meta[name="dayplate:password-min-length"]')?.content)
  return Number.isInteger(min) ? min : null
}
