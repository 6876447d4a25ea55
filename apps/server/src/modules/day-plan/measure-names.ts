import type { Food, HouseholdMeasure, MeasureUnit } from '@dayplate/nutrition'

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** Names of a measure by language and plural form; `other` of Polish is the one for fractions. */
export type MeasureNames = Readonly<Record<'en' | 'pl', PluralForms>>

/** Names of kitchen measures, by language and plural form. */
const UNIT_NAMES: Readonly<Record<MeasureUnit, MeasureNames>> = {
  piece: {
    en: { one: 'piece', other: 'pieces' },
    pl: { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  },
  slice: {
    en: { one: 'slice', other: 'slices' },
    pl: { one: 'plasterek', few: 'plasterki', many: 'plasterków', other: 'plasterka' },
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
  fillet: {
    en: { one: 'fillet', other: 'fillets' },
    pl: { one: 'filet', few: 'filety', many: 'filetów', other: 'filetu' },
  },
  stalk: {
    en: { one: 'stalk', other: 'stalks' },
    pl: { one: 'łodyga', few: 'łodygi', many: 'łodyg', other: 'łodygi' },
  },
  sheet: {
    en: { one: 'sheet', other: 'sheets' },
    pl: { one: 'arkusz', few: 'arkusze', many: 'arkuszy', other: 'arkusza' },
  },
  square: {
    en: { one: 'square', other: 'squares' },
    pl: { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' },
  },
}

const SLICE_OF_BREAD: MeasureNames = {
  en: UNIT_NAMES.slice.en,
  pl: { one: 'kromka', few: 'kromki', many: 'kromek', other: 'kromki' },
}
const THICK_SLICE: MeasureNames = {
  en: UNIT_NAMES.slice.en,
  pl: { one: 'plaster', few: 'plastry', many: 'plastrów', other: 'plastra' },
}
const BIG_LEAF: MeasureNames = {
  en: UNIT_NAMES.leaf.en,
  pl: { one: 'liść', few: 'liście', many: 'liści', other: 'liścia' },
}

/** From this weight on Polish calls a slice a "plaster" (of pork loin, pineapple); cheese, ham and lemon come in "plasterki". */
const THICK_SLICE_FROM_G = 50
/** From here on a leaf is one of lettuce or cabbage and no longer a herb's. */
const BIG_LEAF_FROM_G = 5

/** What a cook calls this measure of a food of this shelf. */
export function measureNames({ unit, grams }: HouseholdMeasure, category: Food['category']): MeasureNames {
  if (unit === 'slice' && category === 'bread') return SLICE_OF_BREAD
  if (unit === 'slice' && grams >= THICK_SLICE_FROM_G) return THICK_SLICE
  if (unit === 'leaf' && grams >= BIG_LEAF_FROM_G) return BIG_LEAF
  return UNIT_NAMES[unit]
}
