import type { HouseholdMeasure, MeasureUnit } from '@dayplate/nutrition'
import type { Measurement } from '../../platform/graphql/schema.gen.ts'

type Language = 'en' | 'pl'
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** Names of kitchen measures, by language and plural form. */
const UNIT_NAMES: Readonly<Record<MeasureUnit, Readonly<Record<Language, PluralForms>>>> = {
  piece: {
    en: { one: 'piece', other: 'pieces' },
    pl: { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  },
  slice: {
    en: { one: 'slice', other: 'slices' },
    pl: { one: 'kromka', few: 'kromki', many: 'kromek', other: 'kromki' },
  },
  tablespoon: {
    en: { one: 'tablespoon', other: 'tablespoons' },
    pl: { one: 'łyżka', few: 'łyżki', many: 'łyżek', other: 'łyżki' },
  },
  teaspoon: {
    en: { one: 'teaspoon', other: 'teaspoons' },
    pl: { one: 'łyżeczka', few: 'łyżeczki', many: 'łyżeczek', other: 'łyżeczki' },
  },
  cup: {
    en: { one: 'cup', other: 'cups' },
    pl: { one: 'szklanka', few: 'szklanki', many: 'szklanek', other: 'szklanki' },
  },
  handful: {
    en: { one: 'handful', other: 'handfuls' },
    pl: { one: 'garść', few: 'garście', many: 'garści', other: 'garści' },
  },
  clove: { en: { one: 'clove', other: 'cloves' }, pl: { one: 'ząbek', few: 'ząbki', many: 'ząbków', other: 'ząbka' } },
  can: { en: { one: 'can', other: 'cans' }, pl: { one: 'puszka', few: 'puszki', many: 'puszek', other: 'puszki' } },
  pinch: {
    en: { one: 'pinch', other: 'pinches' },
    pl: { one: 'szczypta', few: 'szczypty', many: 'szczypt', other: 'szczypty' },
  },
  sprig: {
    en: { one: 'sprig', other: 'sprigs' },
    pl: { one: 'gałązka', few: 'gałązki', many: 'gałązek', other: 'gałązki' },
  },
  leaf: {
    en: { one: 'leaf', other: 'leaves' },
    pl: { one: 'listek', few: 'listki', many: 'listków', other: 'listka' },
  },
  pack: {
    en: { one: 'pack', other: 'packs' },
    pl: { one: 'opakowanie', few: 'opakowania', many: 'opakowań', other: 'opakowania' },
  },
}

/** Beyond this many of one unit nobody counts: grams say it better. */
const LARGEST_AMOUNT: Readonly<Record<MeasureUnit, number>> = {
  piece: 8,
  slice: 8,
  tablespoon: 6,
  teaspoon: 3,
  cup: 4,
  handful: 4,
  clove: 6,
  can: 3,
  pinch: 3,
  sprig: 6,
  leaf: 8,
  pack: 3,
}

/** Steps one can measure by eye: quarters of the first, halves up to three, then whole ones. */
const stepFor = (amount: number): number => (amount < 1 ? 0.25 : amount < 3 ? 0.5 : 1)

/** How far the rounded measure may be from the grams before it would mislead. */
const LARGEST_ERROR = 0.1

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** Grams first, then the first kitchen measure that says nearly the same. */
export function measurementsOf(
  grams: number,
  measures: readonly HouseholdMeasure[],
  language: Language,
): Measurement[] {
  const rounded = roundGrams(grams)
  const inGrams = { amount: rounded, unit: 'g', text: `${formatNumber(rounded, language)} g` }
  const fitting = measures.flatMap((measure) => {
    const step = stepFor(grams / measure.grams)
    const amount = Math.round(grams / measure.grams / step) * step
    const isClose = Math.abs(amount * measure.grams - grams) <= grams * LARGEST_ERROR
    const isFitting = isClose && amount > 0 && amount <= LARGEST_AMOUNT[measure.unit]
    return isFitting ? [{ amount, unit: measure.unit, text: measureText(amount, measure.unit, language) }] : []
  })
  return [inGrams, ...fitting.slice(0, 1)]
}

/** Kitchen scales show whole grams; below this a tenth still tells a pinch from two. */
const SCALES_SHOW_TENTHS_BELOW_G = 5

const roundGrams = (grams: number): number =>
  grams < SCALES_SHOW_TENTHS_BELOW_G ? Math.round(grams * 10) / 10 : Math.round(grams)

// Made once: making them costs more than all their work.
const NUMBER_FORMATS = { en: new Intl.NumberFormat('en'), pl: new Intl.NumberFormat('pl') }
const PLURAL_RULES = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

const formatNumber = (value: number, language: Language): string => NUMBER_FORMATS[language].format(value)

function measureText(amount: number, unit: MeasureUnit, language: Language): string {
  const forms = UNIT_NAMES[unit][language]
  // English says "half a cup" in the singular; Polish has a form of its own for fractions (`other`).
  const rule = language === 'en' && amount <= 1 ? 'one' : PLURAL_RULES[language].select(amount)
  return `${amountText(amount)} ${forms[rule] ?? forms.other}`
}

function amountText(amount: number): string {
  const whole = Math.floor(amount)
  const fraction = FRACTIONS[String(amount - whole)] ?? ''
  return whole === 0 ? fraction : `${whole}${fraction}`
}
