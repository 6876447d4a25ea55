import type { FoodContainer } from '@dayplate/nutrition'
import type { CountedWord } from './amount-text.ts'

/** The words for what shops sell. Polish shortens a pack and a piece as labels do; the short forms do not inflect. */
export const CONTAINER_WORDS: Readonly<Record<FoodContainer, CountedWord>> = {
  pack: { en: { one: 'pack', other: 'packs' }, pl: { other: 'opak.' } },
  tin: {
    en: { one: 'tin', other: 'tins' },
    pl: { one: 'puszka', few: 'puszki', many: 'puszek', other: 'puszki' },
  },
  jar: {
    en: { one: 'jar', other: 'jars' },
    pl: { one: 'słoik', few: 'słoiki', many: 'słoików', other: 'słoika' },
  },
  bottle: {
    en: { one: 'bottle', other: 'bottles' },
    pl: { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' },
  },
  carton: {
    en: { one: 'carton', other: 'cartons' },
    pl: { one: 'karton', few: 'kartony', many: 'kartonów', other: 'kartonu' },
  },
  box: { en: { one: 'box', other: 'boxes' }, pl: { other: 'opak.' } },
  tub: {
    en: { one: 'tub', other: 'tubs' },
    pl: { one: 'kubek', few: 'kubki', many: 'kubków', other: 'kubka' },
  },
  tray: {
    en: { one: 'tray', other: 'trays' },
    pl: { one: 'tacka', few: 'tacki', many: 'tacek', other: 'tacki' },
  },
  block: {
    en: { one: 'block', other: 'blocks' },
    pl: { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' },
  },
  bar: {
    en: { one: 'bar', other: 'bars' },
    pl: { one: 'tabliczka', few: 'tabliczki', many: 'tabliczek', other: 'tabliczki' },
  },
  loaf: {
    en: { one: 'loaf', other: 'loaves' },
    pl: { one: 'bochenek', few: 'bochenki', many: 'bochenków', other: 'bochenka' },
  },
  sachet: {
    en: { one: 'sachet', other: 'sachets' },
    pl: { one: 'torebka', few: 'torebki', many: 'torebek', other: 'torebki' },
  },
  piece: { en: { one: 'piece', other: 'pieces' }, pl: { other: 'szt.' } },
  head: {
    en: { one: 'head', other: 'heads' },
    pl: { one: 'główka', few: 'główki', many: 'główek', other: 'główki' },
  },
  bunch: {
    en: { one: 'bunch', other: 'bunches' },
    pl: { one: 'pęczek', few: 'pęczki', many: 'pęczków', other: 'pęczka' },
  },
  pot: {
    en: { one: 'pot', other: 'pots' },
    pl: { one: 'doniczka', few: 'doniczki', many: 'doniczek', other: 'doniczki' },
  },
}

/** The words for needs that are counted. */
export const NEED_WORDS = {
  clove: { en: { one: 'clove', other: 'cloves' }, pl: { one: 'ząbek', few: 'ząbki', many: 'ząbków', other: 'ząbka' } },
  slice: {
    en: { one: 'slice', other: 'slices' },
    pl: { one: 'plasterek', few: 'plasterki', many: 'plasterków', other: 'plasterka' },
  },
  sliceOfBread: {
    en: { one: 'slice', other: 'slices' },
    pl: { one: 'kromka', few: 'kromki', many: 'kromek', other: 'kromki' },
  },
  piece: CONTAINER_WORDS.piece,
} as const satisfies Readonly<Record<string, CountedWord>>
