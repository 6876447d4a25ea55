export const CONTENT_LANGUAGES = ['en', 'pl'] as const
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

/** Texts the product links to; each exists in every language. Others may stand beside them. */
export const CONTENT_IDENTIFIERS = [
  'privacy-policy',
  'payment-info',
  'terms-of-service-web',
  'terms-of-service-android',
  'terms-of-service-ios',
  'terms-of-service-huawei',
  'how-to',
  'faq:dietitian',
  'diet-faq',
  'info',
] as const

/** What a text leaves to the operator of an installation: `{operator-name}` stands in its place. */
export const OPERATOR_FIELDS = [
  'operator-name',
  'operator-address',
  'operator-email',
  'operator-data-contact',
  'operator-authority',
] as const
export type OperatorField = (typeof OPERATOR_FIELDS)[number]

/** A page of text. */
export interface Content {
  /** Lower case, dashes, and colons where the file lies in a folder: `faq:dietitian`. */
  readonly identifier: string
  /** Plain words. */
  readonly title: string
  /** Its first paragraph in plain words: what search engines and link previews say of it. */
  readonly description: string
  /** Day of the last change that means something to a reader, as YYYY-MM-DD; the same in all languages. */
  readonly changedOn: string
  /** What follows the title, as written. */
  readonly markdown: string
  /** The same as HTML: no title, no raw HTML of an author, no `style`, an `id` on every heading. */
  readonly html: string
}

export type Contents = Readonly<Record<ContentLanguage, readonly Content[]>>
