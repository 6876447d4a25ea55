/** A language tag as Intl reads it (BCP 47). Browsers also name others: "en-US@posix" where the system has no language. */
const WELL_FORMED = /^[a-z]{2,3}(?:-[a-z\d]{2,8})+$/i

/**
 * The first of a reader's language tags that names a country for the language, or null: countryTag('en', ['pl-PL', 'en-US']) → "en-US".
 * Tags that Intl would throw at are passed over.
 */
export function countryTag(language: string, readersTags: readonly string[]): string | null {
  return readersTags.find((tag) => tag.startsWith(`${language}-`) && WELL_FORMED.test(tag)) ?? null
}
