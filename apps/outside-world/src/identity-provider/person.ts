/** A person with an account at the stand-in, with the claims that the product receives. */
export interface Person {
  readonly subject: string
  readonly name: string
  /** Null when the person does not share it. */
  readonly email: string | null
  readonly isEmailVerified: boolean
}

/**
 * Invented people, one for each case that the product must handle: two accounts with one address, an unverified
 * address, and no address.
 */
export const SAMPLE_PEOPLE: readonly Person[] = [
  { subject: 'sample-lena', name: 'Lena', email: 'lena.sample@example.com', isEmailVerified: true },
  { subject: 'sample-lena-2', name: 'Lena, another account', email: 'lena.sample@example.com', isEmailVerified: true },
  { subject: 'sample-oskar', name: 'Oskar', email: 'oskar.sample@example.com', isEmailVerified: false },
  { subject: 'sample-mira', name: 'Mira', email: null, isEmailVerified: false },
]

/** Reads the chosen person from a posted form; null when the user pressed Cancel. */
export function readPerson(form: URLSearchParams): Person | null {
  const subject = form.get('subject') ?? ''
  if (subject === '') return null
  const email = form.get('email') ?? ''
  return {
    subject,
    name: form.get('name') ?? '',
    email: email === '' ? null : email,
    isEmailVerified: form.get('verified') === 'true',
  }
}
