/** The one address that is registered. */
export const KNOWN_EMAIL = 'known-0000@example.com'

/** An address nobody registered, as long as the other; another each time, as somebody who searches would ask. */
export const unknownEmail = (index: number): string => `nobod-${String(index).padStart(4, '0')}@example.com`
