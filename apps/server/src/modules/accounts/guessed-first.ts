import { isCommonPassword } from '@dayplate/rules/accounts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** OWASP ASVS 5.0, 6.2.4: at least the 3000 most common passwords that are long enough. */
const REFUSED = 3_000

const refusedByLength = new Map<number, ReadonlySet<string>>()

/** The refused passwords in lower case: our own words and the most common passwords, without those below the minimum length. */
function refusedFrom(minLength: number): ReadonlySet<string> {
  const known = refusedByLength.get(minLength)
  if (known !== undefined) return known
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= minLength)
  const refused = new Set(longEnough.slice(0, REFUSED))
  refusedByLength.set(minLength, refused)
  return refused
}

/** Whether a password is among the first that attackers guess, by the page's rule and by a list that is too long for a page. */
export const isGuessedFirst =
  ({ passwordMinLength }: { readonly passwordMinLength: number }) =>
  (password: string): boolean =>
    isCommonPassword(password) || refusedFrom(passwordMinLength).has(password.normalize('NFC').toLowerCase())
