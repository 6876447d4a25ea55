/**
 * Whether this installation takes payments. The server writes it into the page. Without a payment operator, and in development,
 * it takes none, and users need access codes.
 */
export const IS_PAYMENT_OPEN =
  document.querySelector<HTMLMetaElement>('meta[name="dayplate:payment"]')?.content === 'open'
