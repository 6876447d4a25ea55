/** An instant (ISO 8601) in the reader's time zone: 22 November 2026 at 10:59. */
export function momentWords(iso: string, language: string): string {
  // English days are written the British way, as everywhere in the product.
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return format.format(Date.parse(iso))
}

/** The day of an instant in the reader's time zone: 22 November 2026. */
export const dayOfMomentWords = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(Date.parse(iso))
