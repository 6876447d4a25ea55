import type { BottleShape } from './bottle.ts'
import type { Cut } from '../plated-meal.ts'

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
  | { readonly as: 'bottle'; readonly shape: BottleShape }

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
  'pulse-canned': HEAP,
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
  'yoghurt-like': CREAM,
}

const BY_FOOD: Readonly<Record<string, Serving>> = {
  'apple-puree': CREAM,
  'bay-leaf': pieces(3),
  'beetroot-sour-starter': JAM,
  'black-pepper': HEAP,
  'butternut-squash': cut('wedges', 3),
  'chicken-breast': pieces(1),
  'chilli-flakes': HEAP,
  'chilli-pepper': pieces(3),
  'coconut-flakes': HEAP,
  'coconut-milk': CREAM,
  'coconut-oil': CREAM,
  'dried-yeast': HEAP,
  'egg-white': LIQUID,
  'fish-sauce': SAUCE,
  'flaked-almonds': HEAP,
  'icing-sugar': POWDER,
  'miso-paste': JAM,
  'nigella-seeds': HEAP,
  'nutritional-yeast': HEAP,
  'oat-cream': CREAM,
  'parsley-root': cut('whole', 3),
  'pine-nuts': HEAP,
  'popcorn-kernels': HEAP,
  'poppy-seeds': HEAP,
  'psyllium-husk': HEAP,
  'red-curry-paste': JAM,
  'young-beetroot-with-leaves': cut('whole', 3),
  'rye-sour-starter': CREAM,
  'sour-cream': CREAM,
  'soy-cream': CREAM,
  'sweet-potato': cut('rounds'),
  'textured-soy': HEAP,
  'tomato-passata': SAUCE,
  'tomato-paste': JAM,
  'vanilla-extract': SAUCE,
  allspice: HEAP,
  apple: cut('halved'),
  aubergine: cut('rounds'),
  beetroot: cut('rounds', 3),
  butter: pieces(1),
  carrot: cut('whole', 3),
  celeriac: cut('rounds', 3),
  celery: cut('whole', 3),
  cinnamon: POWDER,
  cloves: HEAP,
  dill: pieces(5),
  fennel: cut('wedges'),
  garlic: pieces(1),
  ginger: pieces(1),
  grapefruit: cut('rounds', 3),
  harissa: JAM,
  hummus: CREAM,
  kabanos: pieces(4),
  ketchup: SAUCE,
  kohlrabi: cut('sliced', 3),
  lemon: cut('rounds', 3),
  lime: cut('rounds', 3),
  mandarin: cut('rounds', 3),
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
  pumpkin: cut('wedges', 3),
  rocket: pieces(4),
  shallot: pieces(2),
  spaghetti: pieces(7),
  salt: { as: 'powder', coarse: 1 },
  swede: cut('wedges', 3),
  tomato: cut('halved', 3),
  twarog: pieces(3),
  water: CLEAR_GLASS,
  watermelon: cut('sliced'),
}

/** How a food is served: its own way, that of its role, or in a bowl of its tint when nothing else is known of it. */
export function servingOf(foodId: string, role: string | null, hasPieces: boolean): Serving {
  const own = BY_FOOD[foodId] ?? (role === null ? undefined : BY_ROLE[role])
  return own ?? (hasPieces ? PIECES : POWDER)
}
