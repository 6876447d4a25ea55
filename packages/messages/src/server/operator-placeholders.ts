import type { Texts } from './texts.ts'

const NOT_GIVEN = { en: 'not given', pl: 'nie podano' } as const satisfies Texts

/** Shown on a page in place of a detail that the operator has not given. */
export const OPERATOR_PLACEHOLDERS = {
  'operator-name': { en: 'the operator of this installation', pl: 'operator tej instalacji' },
  'operator-address': NOT_GIVEN,
  'operator-email': NOT_GIVEN,
  'operator-data-contact': NOT_GIVEN,
  'operator-authority': {
    en: 'the data-protection authority of the country you live in',
    pl: 'organ ochrony danych kraju, w którym mieszkasz',
  },
} as const satisfies Readonly<Record<string, Texts>>
