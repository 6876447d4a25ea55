/**
 * Whether this installation takes money. The server writes it into the page; until a payment operator is configured, and while
 * developing, it takes none, and access codes are the way in.
 */
export const IS_PAYMENT_OPEN =
  document.querySelector<HTMLMetaElement>('meta[name="dayplate:payment"]')?.content === 'open'
