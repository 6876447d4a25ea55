export const CONTENT_LANGUAGES = ['en', 'pl'] as const
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

/** Texts the product links to. Each exists in every language; there may be others. */
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

/** Placeholders that the operator of an installation fills in, such as `{operator-name}`. */
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
  /** Lower case with dashes; a colon stands for a folder: `faq:dietitian`. */
  readonly identifier: string
  /** Plain text. */
  readonly title: string
  /** Its first paragraph as plain text, for search engines and link previews. */
  readonly description: string
  /** Day of the last change that matters to readers, as YYYY-MM-DD; the same in all languages. */
  readonly changedOn: string
  /** The text after the title, as written. */
  readonly markdown: string
  /** The same as HTML: without title, raw HTML and `style`; every heading has an `id`. */
  readonly html: string
}

export type Contents = Readonly<Record<ContentLanguage, readonly Content[]>>
