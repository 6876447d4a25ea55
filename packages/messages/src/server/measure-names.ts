type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** Names of a kitchen measure by language and plural form. The Polish form `other` is the one for fractions. */
export type MeasureNames = Readonly<Record<'en' | 'pl', PluralForms>>

/** Names of kitchen measures by their unit. */
export const UNIT_NAMES = {
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
  block: {
    en: { one: 'block', other: 'blocks' },
    pl: { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' },
  },
  square: {
    en: { one: 'square', other: 'squares' },
    pl: { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' },
  },
} as const satisfies Readonly<Record<string, MeasureNames>>

/** Polish calls a slice of bread a "kromka". */
export const SLICE_OF_BREAD: MeasureNames = {
  en: UNIT_NAMES.slice.en,
  pl: { one: 'kromka', few: 'kromki', many: 'kromek', other: 'kromki' },
}
/** Polish calls a thick slice a "plaster", a thin one a "plasterek". */
export const THICK_SLICE: MeasureNames = {
  en: UNIT_NAMES.slice.en,
  pl: { one: 'plaster', few: 'plastry', many: 'plastrów', other: 'plastra' },
}
/** Polish calls a leaf of lettuce or cabbage a "liść", a leaf of a herb a "listek". */
export const BIG_LEAF: MeasureNames = {
  en: UNIT_NAMES.leaf.en,
  pl: { one: 'liść', few: 'liście', many: 'liści', other: 'liścia' },
}

/** Spoons of the juice of a fruit. */
export const OF_JUICE: Readonly<Record<'teaspoon' | 'tablespoon', MeasureNames>> = {
  teaspoon: {
    en: { one: 'teaspoon of juice', other: 'teaspoons of juice' },
    pl: { one: 'łyżeczka soku', few: 'łyżeczki soku', many: 'łyżeczek soku', other: 'łyżeczki soku' },
  },
  tablespoon: {
    en: { one: 'tablespoon of juice', other: 'tablespoons of juice' },
    pl: { one: 'łyżka soku', few: 'łyżki soku', many: 'łyżek soku', other: 'łyżki soku' },
  },
}

/** Amounts below the smallest measure. */
export const SMALL_AMOUNTS = {
  pinch: { en: 'a pinch', pl: 'szczypta' },
  drops: { en: 'a few drops', pl: 'kilka kropel' },
  little: { en: 'a little', pl: 'odrobina' },
} as const

/** Stands before an estimate. The Polish word takes the genitive. */
export const ABOUT = { en: 'about', pl: 'ok.' } as const
