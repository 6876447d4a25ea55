/**
 * A language tag that Intl accepts (BCP 47). Browsers also send others, such as "en-US@posix" on systems without a
 * language.
 */
const WELL_FORMED = /^[a-z]{2,3}(?:-[a-z\d]{2,8})+$/i

/**
 * The first of a reader's language tags that names a country for the language, or null: countryTag('en', ['pl-PL',
 * 'en-US']) → "en-US". Ignores tags for which Intl would throw.
 */
export function countryTag(language: string, readersTags: readonly string[]): string | null {
  return readersTags.find((tag) => tag.startsWith(`${language}-`) && WELL_FORMED.test(tag)) ?? null
}
