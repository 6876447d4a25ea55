import { colour, type Colour } from '../paint/colour.ts'
import { carvedSlice } from '../pieces/carved-slice.ts'
import { chunk } from '../pieces/chunk.ts'
import { dice } from '../pieces/dice.ts'
import { drumstick } from '../pieces/drumstick.ts'
import { liverSlice } from '../pieces/liver.ts'
import { patty } from '../pieces/patty.ts'
import { roastSlice } from '../pieces/roast-slice.ts'
import { sausageSlice } from '../pieces/sausage-slice.ts'
import { mussel, shrimp, squidRing } from '../pieces/sea-food.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLooks } from './look.ts'
import { cubes, fish, HERRING_CUTS, meat, MINCED_GRAMS, smokedFish, TEMPEH_CUTS, tofu } from './protein-cuts.ts'
import { roastKind } from './roast-kinds.ts'
import { sausageSkin } from './sausage-skins.ts'

const bits = (first: Colour, second: Colour): PieceMaker =>
  chunk({ colour: first, second, size: [6.5, 4.6], height: 4.5, browned: 0, fibrous: 1 })

const HAM = colour('#EDA9A0')
const HAM_DARK = colour('#DB8880')
const TUNA = colour('#DDB594')
const TUNA_DARK = colour('#B98A66')
const BACON = colour('#B3452E')
const BACON_FAT = colour('#F0CDA8')

const hamStrip: PieceMaker = chunk({
  colour: HAM,
  second: HAM_DARK,
  size: [14, 4.6],
  height: 3.5,
  browned: 0,
  fibrous: 0.3,
})

const hamDice: PieceMaker = (random) =>
  dice(random, { half: 4.6, colour: HAM, second: HAM_DARK, gloss: 0.5, browned: 0.2 })

const kielbasaCube: PieceMaker = (random) =>
  dice(random, {
    half: 6.2,
    colour: colour('#CF7458'),
    second: colour('#B0553C'),
    peel: colour('#7E2C1A'),
    gloss: 0.55,
    grain: 0.25,
    soft: 0.2,
    browned: 0.35,
  })

/** Seitan is cut into blocks with corners: rounded pieces look like sausages. */
const SEITAN_PIECES = {
  make: carvedSlice({
    colour: colour('#B98A5C'),
    second: colour('#8E5F38'),
    size: [9.5, 8],
    height: 6.5,
    browned: 0.4,
  }),
  grams: 12,
}

const silken: PieceMaker = (random) =>
  dice(random, { half: 11, colour: colour('#FFFAEC'), second: colour('#F3E7CC'), gloss: 0.6, grain: 0.03, soft: 0.8 })

const FALAFEL = { inside: colour('#B98A48'), second: colour('#96692E'), bits: [colour('#4F7E2C')] }
const falafel: PieceMaker = (random) => patty(random, { kind: FALAFEL, a: 13, b: 12.4, height: 12, browned: 0.7 })

/** Meat, fish and what is cooked like them, by cut and heat. */
export const MEAT_AND_FISH_LOOKS: FoodLooks = {
  anchovies: fish('anchovies'),
  bacon: {
    any: { make: chunk({ colour: BACON, second: BACON_FAT, size: [10, 4.5], height: 3, browned: 0.2 }), grams: 4 },
  },
  'beef-sirloin': meat({ first: '#8E4B38', second: '#6E3326', browned: 0.4 }),
  carp: fish('carp'),
  'canned-salmon': { any: { make: bits(colour('#EBA68A'), colour('#D98868')), grams: 6 } },
  'canned-sardines': { any: { make: bits(colour('#B9B2A4'), colour('#7E7668')), grams: 6 } },
  'canned-tuna': { any: { make: bits(TUNA, TUNA_DARK), grams: 5 } },
  'chicken-breast': meat({ first: '#F0D3A6', second: '#DDA868', browned: 0.6 }),
  'chicken-drumstick': { any: { make: drumstick, grams: 75 } },
  'chicken-liver': {
    any: { make: liverSlice, grams: 20 },
  },
  'chicken-thigh': meat({ first: '#DDB07E', second: '#BC8450', browned: 0.6 }),
  cod: fish('cod'),
  'dry-cured-ham': { any: { make: hamStrip, grams: 4 } },
  'duck-breast': meat({ first: '#A0604A', second: '#7A4030', browned: 0.5 }),
  hake: fish('hake'),
  halibut: fish('halibut'),
  ham: { any: { make: hamStrip, grams: 4 }, diced: { make: hamDice, grams: 3 } },
  'falafel-style-chickpea-balls': { any: { make: falafel, grams: 22 } },
  herring: fish('herring'),
  'herring-in-oil': HERRING_CUTS,
  kabanos: { any: { make: sausageSlice(sausageSkin('kabanos')), grams: 3 } },
  'lean-beef': meat({ first: '#7E452F', second: '#5A2C1C' }),
  'leg-of-lamb': meat({ first: '#84503A', second: '#603222' }),
  mackerel: fish('mackerel'),
  'minced-beef': {
    any: {
      make: chunk({ colour: colour('#7E4A32'), second: colour('#5E321F'), size: [5, 4], height: 4 }),
      grams: MINCED_GRAMS,
    },
  },
  'minced-chicken': {
    any: {
      make: chunk({ colour: colour('#D9B384'), second: colour('#B98A5A'), size: [5, 4], height: 4 }),
      grams: MINCED_GRAMS,
    },
  },
  'minced-pork': {
    any: {
      make: chunk({ colour: colour('#A87454'), second: colour('#875237'), size: [5, 4], height: 4 }),
      grams: MINCED_GRAMS,
    },
  },
  'minced-turkey': {
    any: {
      make: chunk({ colour: colour('#D2A678'), second: colour('#AE7C50'), size: [5, 4], height: 4 }),
      grams: MINCED_GRAMS,
    },
  },
  mussels: { any: { make: mussel, grams: 12 } },
  pollock: fish('pollock'),
  'pork-loin': meat({ first: '#DDB188', second: '#BC8458', browned: 0.5 }),
  'pork-shoulder': meat({ first: '#9E6444', second: '#7A4529' }),
  'pork-tenderloin': meat({ first: '#CF9C76', second: '#AE744C', browned: 0.5 }),
  rabbit: meat({ first: '#DDBB92', second: '#BE8E60' }),
  'roast-beef': {
    any: {
      make: (random) => roastSlice(random, { kind: roastKind({ foodId: 'beef-sirloin', role: null }), a: 17, b: 11 }),
      grams: 14,
    },
  },
  salmon: fish('salmon'),
  'sea-bass': fish('sea-bass'),
  seitan: {
    ...meat({ first: '#B98A5C', second: '#8E5F38', browned: 0.5 }),
    any: SEITAN_PIECES,
    diced: SEITAN_PIECES,
  },
  shrimp: { any: { make: shrimp, grams: 8 } },
  'silken-tofu': { any: { make: silken, grams: 24 } },
  'smoked-mackerel': smokedFish('smoked-mackerel'),
  'smoked-salmon': smokedFish('smoked-salmon'),
  'smoked-sprats': fish('smoked-sprats'),
  'smoked-trout': smokedFish('smoked-trout'),
  'smoked-sausage': {
    any: { make: sausageSlice(sausageSkin('smoked-sausage')), grams: 6 },
    diced: { make: kielbasaCube, grams: 4 },
    fried: { make: sausageSlice(sausageSkin('smoked-sausage'), 0.3), grams: 6 },
  },
  'smoked-tofu': cubes('#E0B77E', '#C08F56'),
  'soy-chunks': {
    any: {
      make: chunk({ colour: colour('#A8703F'), second: colour('#7E4C26'), size: [11, 9], browned: 0.35 }),
      grams: 5,
    },
  },
  squid: { any: { make: squidRing, grams: 7 } },
  tempeh: TEMPEH_CUTS,
  'textured-soy': {
    any: { make: chunk({ colour: colour('#8E5C38'), second: colour('#6B4024'), size: [5, 4], height: 4 }), grams: 1 },
  },
  tofu: tofu('#F6EACB', '#E6CF9E'),
  trout: fish('trout'),
  'tuna-steak': fish('tuna-steak'),
  'turkey-breast': meat({
    first: '#F6E3BC',
    second: '#E8C68C',
    browned: 0.42,
    cubes: { size: [11.5, 8.2], uneven: 0.12, fibrous: 0.35 },
  }),
  'turkey-ham': { any: { make: hamStrip, grams: 4 } },
  'turkey-thigh': meat({ first: '#C9966A', second: '#A46C42' }),
  veal: meat({ first: '#C9987A', second: '#A86E4E' }),
  'vegan-burger-mince': {
    any: {
      make: chunk({ colour: colour('#86503A'), second: colour('#653726'), size: [5, 4], height: 4 }),
      grams: MINCED_GRAMS,
    },
  },
  'white-sausage': {
    any: { make: sausageSlice(sausageSkin('white-sausage')), grams: 7 },
    fried: { make: sausageSlice(sausageSkin('white-sausage'), 0.35), grams: 7 },
  },
  zander: fish('zander'),
}
