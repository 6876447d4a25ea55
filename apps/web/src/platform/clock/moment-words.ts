/** An instant (ISO 8601) in the reader's time zone: 22 November 2026 at 10:59. */
export function momentWords(iso: string, language: string): string {
  const moment = Date.parse(iso)
  // English days are written the British way, as everywhere in the product.
  if (language === 'en')
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(moment)
  // Intl's Polish has no comma before the time and a zero before the hour: 4 grudnia 2026 03:35.
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  return `${dayOfMomentWords(iso, language)}, ${time.format(moment)}`
}

/** The day of an instant in the reader's time zone: 22 November 2026. */
export const dayOfMomentWords = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(Date.parse(iso))
