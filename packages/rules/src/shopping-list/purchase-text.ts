import type { PackCount } from './choose-packs.ts'
import type { Purchase } from './purchase.ts'

type Language = 'en' | 'pl'
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

const WORDS = {
  pack: {
    en: { one: 'pack', other: 'packs' },
    pl: { one: 'opakowanie', few: 'opakowania', many: 'opakowań', other: 'opakowania' },
  },
  can: {
    en: { one: 'tin', other: 'tins' },
    pl: { one: 'puszka', few: 'puszki', many: 'puszek', other: 'puszki' },
  },
  piece: {
    en: { one: 'piece', other: 'pieces' },
    pl: { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Forms>>>>

// Created once, because creating a formatter costs more than using it. Whole numbers up to a kilo, then tenths.
const NUMBERS = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
  pl: new Intl.NumberFormat('pl', { maximumFractionDigits: 1 }),
}
const PLURALS = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

const counted = (count: number, word: keyof typeof WORDS, language: Language): string => {
  const forms: Forms = WORDS[word][language]
  return `${NUMBERS[language].format(count)} ${forms[PLURALS[language].select(count)] ?? forms.other}`
}

const GRAMS_PER_KILO = 1_000

const weighed = (grams: number, language: Language): string =>
  grams < GRAMS_PER_KILO
    ? `${NUMBERS[language].format(Math.round(grams))}\u00A0g`
    : `${NUMBERS[language].format(grams / GRAMS_PER_KILO)}\u00A0kg`

/**
 * A purchase as shown on a list: "2 tins (480 g)", "1 pack (10 pieces)", "3 pieces (270 g)", "1 kg".
 */
export function purchaseText(purchase: Purchase, language: Language): string {
  switch (purchase.kind) {
    case 'weight':
      return weighed(purchase.grams, language)
    case 'pieces':
      return `${counted(purchase.count, 'piece', language)} (${weighed(purchase.grams, language)})`
    case 'packs':
      return purchase.packs.map((pack) => packText(pack, purchase.word, language)).join(' + ')
  }
}

const packText = ({ count, grams, pieces }: PackCount, word: 'pack' | 'can', language: Language): string => {
  const holds = pieces === undefined ? weighed(count * grams, language) : counted(count * pieces, 'piece', language)
  return `${counted(count, word, language)} (${holds})`
}
