import type { BottleShape } from './bottle.ts'
import { colour, type Colour } from '../paint/colour.ts'
import type { Cut } from '../plated-meal.ts'

/** An open tin: of chunks, of seeds, of small fish side by side, or of what is poured out of it. */
export interface TinServing {
  readonly as: 'tin'
  readonly hasSeeds?: boolean
  readonly isFlat?: boolean
  readonly isPoured?: boolean
}

/** How a food is served to be known by itself. */
export type Serving =
  /** Pieces of it, as many as fill the picture well. */
  | { readonly as: 'pieces'; readonly cut?: Cut; readonly count?: number }
  /** A bowl heaped with small pieces. */
  | { readonly as: 'heap'; readonly cut?: Cut }
  /** A bowl of something ground; `coarse` from 0, flour, to 1, crystals. */
  | { readonly as: 'powder'; readonly coarse?: number }
  /** A bowl of something thick with the turn of a spoon in it; `curds` are how far they stand out, units. */
  | { readonly as: 'cream'; readonly curds?: number }
  /** A bowl of something that flows; `thick` from 0, honey, to 1, jam. */
  | { readonly as: 'liquid'; readonly thick?: number }
  | { readonly as: 'glass'; readonly isClear?: boolean }
  /** `band` is the colour of its label or cap. */
  | { readonly as: 'bottle'; readonly shape: BottleShape; readonly band?: Colour }
  | { readonly as: 'jug' }
  /** One piece on a dish. */
  | { readonly as: 'dish' }
  | TinServing

const PIECES: Serving = { as: 'pieces' }
const HEAP: Serving = { as: 'heap' }
const POWDER: Serving = { as: 'powder' }
const CREAM: Serving = { as: 'cream' }
const LIQUID: Serving = { as: 'liquid' }
const JAM: Serving = { as: 'liquid', thick: 1 }
const GLASS: Serving = { as: 'glass' }
const CLEAR_GLASS: Serving = { as: 'glass', isClear: true }
const OIL: Serving = { as: 'bottle', shape: 'oil' }
const SAUCE: Serving = { as: 'bottle', shape: 'sauce' }
const TIN: Serving = { as: 'tin' }
const DISH: Serving = { as: 'dish' }
const jar = (band: string): Serving => ({ as: 'bottle', shape: 'jar', band: colour(band) })
const milk = (band: string): Serving => ({ as: 'bottle', shape: 'milk', band: colour(band) })
const cup = (band: string): Serving => ({ as: 'bottle', shape: 'cup', band: colour(band) })
const sauce = (band: string): Serving => ({ as: 'bottle', shape: 'sauce', band: colour(band) })
const WINE: Serving = { as: 'bottle', shape: 'wine' }
const cut = (state: Cut, count?: number): Serving => ({
  as: 'pieces',
  cut: state,
  ...(count === undefined ? {} : { count }),
})
const pieces = (count: number): Serving => ({ as: 'pieces', count })

const BY_ROLE: Readonly<Record<string, Serving>> = {
  'aromatic-oil': OIL,
  breadcrumbs: HEAP,
  'cooked-grain': HEAP,
  'cream-cheese': CREAM,
  'cream-like': GLASS,
  'creamy-grain': HEAP,
  'crunchy-cereal': HEAP,
  'dried-herb': HEAP,
  'fermented-cabbage': HEAP,
  flakes: HEAP,
  'fresh-cheese': { as: 'cream', curds: 5 },
  'fruit-juice': GLASS,
  'gelling-seed': HEAP,
  'gluten-free-flour': POWDER,
  'green-pulse': HEAP,
  horseradish: HEAP,
  jam: JAM,
  'lentil-dry': HEAP,
  mayonnaise: CREAM,
  'milk-like': GLASS,
  'minced-meat': HEAP,
  'nut-butter': CREAM,
  oil: OIL,
  paprika: POWDER,
  pesto: JAM,
  'porridge-grain': HEAP,
  'protein-powder': POWDER,
  'pulse-canned': TIN,
  'pulse-dry': HEAP,
  seed: HEAP,
  'seed-spice': HEAP,
  'sour-milk': GLASS,
  'soy-sauce': SAUCE,
  'spice-mix': POWDER,
  'split-pulse': HEAP,
  'spread-fat': CREAM,
  sprouts: HEAP,
  starch: POWDER,
  'stock-powder': { as: 'powder', coarse: 1 },
  sugar: { as: 'powder', coarse: 1 },
  syrup: LIQUID,
  'tomato-sauce': JAM,
  'vegetable-juice': GLASS,
  vinegar: OIL,
  water: CLEAR_GLASS,
  'wheat-flour': POWDER,
  wine: WINE,
  'yoghurt-like': cup('#5E8AC4'),
}

const BY_FOOD: Readonly<Record<string, Serving>> = {
  'swiss-chard': pieces(1),
  radish: pieces(3),
  capers: HEAP,
  gouda: pieces(1),
  halibut: pieces(1),
  mascarpone: cup('#C2452E'),
  rabbit: pieces(1),
  'baking-powder': pieces(1),
  'baking-soda': pieces(1),
  'greek-yoghurt': cup('#2E4E8A'),
  'lactose-free-yoghurt': cup('#6E5AA8'),
  'plant-margarine': cup('#E3A63A'),
  'pak-choi': pieces(1),
  courgette: pieces(2),
  gooseberries: pieces(5),
  ricotta: DISH,
  skyr: cup('#3E9AA0'),
  'soy-skyr': cup('#3E9AA0'),
  'artichoke-hearts': pieces(3),
  'agave-syrup': sauce('#7FB044'),
  'canned-lentils': { as: 'tin', hasSeeds: true },
  'canned-salmon': TIN,
  'canned-sardines': { as: 'tin', isFlat: true },
  'canned-tomatoes': TIN,
  'canned-tuna': TIN,
  'cherry-tomatoes': pieces(5),
  'condensed-sour-milk': milk('#B98468'),
  'horseradish-root': pieces(2),
  'lactose-free-milk': milk('#6E5AA8'),
  'maple-syrup': sauce('#C2452E'),
  'pickled-cucumber': pieces(2),
  'reduced-salt-soy-sauce': sauce('#8CB84E'),
  'reduced-salt-tamari': sauce('#A9CF9A'),
  'smoked-mackerel': pieces(1),
  'smoked-trout': pieces(1),
  'spring-onion': pieces(4),
  'sun-dried-tomatoes': pieces(3),
  blackcurrants: pieces(1),
  buttermilk: milk('#E3B43A'),
  cherries: pieces(1),
  cream: { as: 'jug' },
  egg: pieces(1),
  gherkins: pieces(5),
  grapes: pieces(1),
  honey: jar('#C9A24A'),
  kefir: milk('#3F8A4A'),
  leek: pieces(2),
  milk: milk('#3E6EB4'),
  mozzarella: pieces(1),
  okra: pieces(4),
  quark: DISH,
  redcurrants: pieces(1),
  rhubarb: pieces(4),
  tamari: sauce('#D9C08A'),
  turnip: pieces(1),
  'sour-cherries': pieces(1),
  'white-cabbage': pieces(1),
  'apple-puree': CREAM,
  'bay-leaf': pieces(3),
  'beetroot-sour-starter': JAM,
  'black-pepper': HEAP,
  'butternut-squash': pieces(1),
  'chicken-breast': pieces(1),
  'chilli-flakes': HEAP,
  'chilli-pepper': pieces(3),
  'coconut-flakes': HEAP,
  'coconut-milk': { as: 'tin', isPoured: true },
  'coconut-oil': jar('#8A6A4A'),
  'dried-yeast': HEAP,
  'egg-white': LIQUID,
  'fish-sauce': SAUCE,
  'flaked-almonds': HEAP,
  'icing-sugar': POWDER,
  'miso-paste': JAM,
  'nigella-seeds': HEAP,
  'nutritional-yeast': HEAP,
  'oat-cream': CREAM,
  'parsley-root': pieces(1),
  'pine-nuts': HEAP,
  'popcorn-kernels': HEAP,
  'poppy-seeds': HEAP,
  'psyllium-husk': HEAP,
  'red-curry-paste': JAM,
  'young-beetroot-with-leaves': pieces(1),
  'rye-sour-starter': CREAM,
  'sour-cream': cup('#5E9E4A'),
  'soy-cream': CREAM,
  'sweet-potato': pieces(1),
  'textured-soy': HEAP,
  'tomato-passata': SAUCE,
  'tomato-paste': JAM,
  'vanilla-extract': SAUCE,
  allspice: HEAP,
  apple: cut('halved'),
  aubergine: pieces(1),
  beetroot: cut('rounds', 3),
  butter: pieces(1),
  carrot: cut('whole', 3),
  celeriac: pieces(1),
  celery: cut('whole', 3),
  cinnamon: POWDER,
  cloves: HEAP,
  dill: pieces(5),
  fennel: pieces(1),
  garlic: pieces(1),
  ginger: pieces(1),
  grapefruit: cut('rounds', 3),
  harissa: JAM,
  hummus: CREAM,
  kabanos: pieces(4),
  ketchup: SAUCE,
  kohlrabi: pieces(1),
  lemon: cut('rounds', 3),
  lime: cut('rounds', 3),
  mandarin: pieces(1),
  mango: pieces(1),
  melon: pieces(1),
  mustard: CREAM,
  onion: pieces(1),
  orange: cut('rounds', 3),
  papaya: pieces(1),
  parsley: cut('whole'),
  parsnip: cut('whole', 3),
  peach: pieces(1),
  pear: cut('halved'),
  persimmon: pieces(1),
  pineapple: pieces(1),
  pomegranate: HEAP,
  pumpkin: pieces(1),
  rocket: pieces(4),
  shallot: pieces(2),
  spaghetti: pieces(7),
  salt: { as: 'bottle', shape: 'shaker' },
  swede: pieces(1),
  tomato: pieces(3),
  twarog: pieces(1),
  water: CLEAR_GLASS,
  watermelon: pieces(1),
}

/** How a food is served: its own way, that of its role, or in a bowl of its tint when nothing else is known of it. */
export function servingOf(foodId: string, role: string | null, hasPieces: boolean): Serving {
  const own = BY_FOOD[foodId] ?? (role === null ? undefined : BY_ROLE[role])
  return own ?? (hasPieces ? PIECES : POWDER)
}
