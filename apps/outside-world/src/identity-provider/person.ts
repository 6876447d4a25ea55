/** Somebody with an account at the stand-in, as it tells the product of them. */
export interface Person {
  readonly subject: string
  readonly name: string
  /** Null where they keep it to themselves. */
  readonly email: string | null
  readonly isEmailVerified: boolean
}

/** Invented people, one for each thing that may be the matter with an account. */
export const SAMPLE_PEOPLE: readonly Person[] = [
  { subject: 'sample-lena', name: 'Lena', email: 'lena.sample@example.com', isEmailVerified: true },
  { subject: 'sample-lena-2', name: 'Lena, another account', email: 'lena.sample@example.com', isEmailVerified: true },
  { subject: 'sample-oskar', name: 'Oskar', email: 'oskar.sample@example.com', isEmailVerified: false },
  { subject: 'sample-mira', name: 'Mira', email: null, isEmailVerified: false },
]

/** The person that a page of the stand-in sent; null when its button was the one that says no. */
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
