export type Language = 'en' | 'pl'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }
/** A word by its plural forms. The Polish form `other` is the one for fractions. */
export type CountedWord = Readonly<Record<Language, Forms>>

// Created once, because creating a formatter costs more than using it.
const NUMBERS = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
  pl: new Intl.NumberFormat('pl', { maximumFractionDigits: 2 }),
}
const PLURALS = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

/** "2 kubki" */
export function countText(count: number, word: CountedWord, language: Language): string {
  const forms = word[language]
  return `${numberText(count, language)} ${forms[PLURALS[language].select(count)] ?? forms.other}`
}

export const numberText = (count: number, language: Language): string => NUMBERS[language].format(count)

const GRAMS_PER_KILO = 1_000
const ML_PER_LITRE = 1_000

/** "870 g", "1,36 kg" */
export const weightText = (grams: number, language: Language): string =>
  Math.round(grams) < GRAMS_PER_KILO
    ? `${numberText(Math.round(grams), language)}\u00A0g`
    : `${numberText(grams / GRAMS_PER_KILO, language)}\u00A0kg`

/** "750 ml", "1,5 l" */
export const volumeText = (ml: number, language: Language): string =>
  Math.round(ml) < ML_PER_LITRE
    ? `${numberText(Math.round(ml), language)}\u00A0ml`
    : `${numberText(ml / ML_PER_LITRE, language)}\u00A0l`
