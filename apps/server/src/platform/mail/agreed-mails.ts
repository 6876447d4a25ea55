import type { UnsubscribeKind } from '@dayplate/rules/newsletter'

/** The agreements that a mail can rest on, by their name in addresses. */
export const AGREEMENT_OF = {
  newsletter: 'newsletter',
  'diet-course': 'diet_course',
  articles: 'articles',
} as const satisfies Readonly<Record<UnsubscribeKind, string>>

export type Agreement = (typeof AGREEMENT_OF)[UnsubscribeKind]

/** The name of an agreement in addresses. */
export const KIND_OF_AGREEMENT = {
  newsletter: 'newsletter',
  diet_course: 'diet-course',
  articles: 'articles',
} as const satisfies Readonly<Record<Agreement, UnsubscribeKind>>
