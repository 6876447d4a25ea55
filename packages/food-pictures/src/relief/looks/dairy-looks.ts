import { within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { bakedCamembert } from '../pieces/camembert.ts'
import { crumb } from '../pieces/crumb.ts'
import { dice } from '../pieces/dice.ts'
import { grilledSlab } from '../pieces/grilled-slab.ts'
import { slice } from '../pieces/slice.ts'
import { lump } from '../pieces/lump.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLook, FoodLooks, Look } from './look.ts'

export interface DollopOptions {
  readonly colour: Colour
  readonly second: Colour
  readonly radius: number
  /** Units by which the surface rises and falls; curd is rough, yoghurt smooth. */
  readonly rough?: number
  readonly gloss?: number
}

/** A spoonful of something soft and white. */
export const dollop =
  ({ colour, second, radius, rough = 2, gloss = 0.5 }: DollopOptions): PieceMaker =>
  (random) =>
    lump(random, {
      rx: radius * within(random, 0.9, 1.12),
      ry: radius * within(random, 0.74, 0.9),
      height: radius * 0.62,
      uneven: 0.22,
      rough,
      colour,
      second,
      gloss,
      grain: rough > 2.5 ? 0.7 : 0.06,
      mottle: 0.03,
    })

const WHITE = { colour: colour('#FFFCF3'), second: colour('#F5EDDC') }

const soft = (radius = 15, grams = 20): FoodLook => ({ any: { make: dollop({ ...WHITE, radius, rough: 1.4 }), grams } })
const curd = (radius: number): FoodLook => ({
  any: { make: dollop({ ...WHITE, radius, rough: 4.2, gloss: 0.4 }), grams: 16 },
  crumbled: { make: crumb({ ...WHITE, least: 3.4, most: 7 }), grams: 2 },
})

/** A white cheese in cubes, or crumbled. */
const cube = (first: string, second: string, half = 6.5): FoodLook => {
  const tone = { colour: colour(first), second: colour(second) }
  const cubes = { make: (random: () => number) => dice(random, { half, ...tone, gloss: 0.35, grain: 0.3 }), grams: 5 }
  return {
    any: cubes,
    crumbled: { make: crumb({ ...tone, least: 3.6, most: 7.5 }), grams: 1.3 },
    baked: { make: (random) => dice(random, { half, ...tone, gloss: 0.6, grain: 0.3, browned: 0.5 }), grams: 5 },
    fried: { make: (random) => dice(random, { half, ...tone, gloss: 0.6, grain: 0.3, browned: 0.6 }), grams: 5 },
  }
}

const BLUE = colour('#6E8496')
const blueCheese: PieceMaker = (random) =>
  lump(random, {
    rx: 8,
    ry: 6.5,
    height: 6,
    uneven: 0.4,
    colour: colour('#FBF6E6'),
    second: colour('#EFE6CC'),
    gloss: 0.4,
    grain: 0.4,
    paint: (ink, { u, v, offset }) => ink.over(BLUE, 0.8 * smooth(0.6, 0.72, cloud(u * 0.16 + offset, v * 0.16))),
  })

/** Torn mozzarella that runs: flat, shiny, its edge in tongues. */
const runMozzarella: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 16, 20),
    ry: within(random, 12, 15),
    height: 4,
    uneven: 0.6,
    colour: WHITE.colour,
    second: colour('#F3E6BE'),
    gloss: 0.75,
    grain: 0.05,
    fineness: 0.08,
  })

const mozzarellaSlice: PieceMaker = (random) =>
  slice(random, {
    radius: within(random, 17, 20),
    oval: within(random, 0.85, 1),
    height: 3.6,
    gloss: 0.6,
    paint(ink, { share, u, v, offset }) {
      ink.mix(WHITE.colour, WHITE.second, smooth(0.5, 1, share + (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 0.4))
    },
  })

/** A lump torn off a ball of mozzarella: a smooth skin, and fibres where it tore. */
const TORN_MOZZARELLA: Look = {
  make: (random) =>
    lump(random, {
      rx: within(random, 10, 14),
      ry: within(random, 7.5, 10.5),
      height: 6.5,
      edge: 5,
      uneven: 0.5,
      fineness: 0.13,
      colour: WHITE.colour,
      second: WHITE.second,
      gloss: 0.6,
      grain: 0.1,
      mottle: 0.02,
      paint(ink, { u, v, offset }) {
        const fibre = noise(u * 0.16 + offset, v * 0.9) - 0.5
        ink.height += fibre * 1.8 * smooth(-3, 3, u)
      },
    }),
  grams: 9,
}

/** Soft and white dairy and what replaces it, and salad cheeses. */
export const DAIRY_LOOKS: FoodLooks = {
  'blue-cheese': { any: { make: blueCheese, grams: 6 } },
  camembert: { any: { make: bakedCamembert, grams: 90 } },
  'coconut-yoghurt': soft(),
  'cottage-cheese': { any: { make: crumb({ ...WHITE, least: 3, most: 5 }), grams: 1.4 } },
  'cream-cheese': soft(),
  feta: cube('#FFFDF5', '#F3ECDA'),
  'goat-cheese': cube('#FFFCF2', '#F2EAD6'),
  'greek-yoghurt': soft(),
  halloumi: {
    any: { make: grilledSlab(false), grams: 14 },
    baked: { make: grilledSlab(true), grams: 14 },
    fried: { make: grilledSlab(true), grams: 14 },
  },
  'lactose-free-yoghurt': soft(),
  mascarpone: soft(13, 16),
  mozzarella: {
    ...cube('#FFFDF6', '#F6F0E2', 7),
    any: { make: mozzarellaSlice, grams: 16 },
    torn: TORN_MOZZARELLA,
    melted: { make: runMozzarella, grams: 16 },
  },
  'natural-yoghurt': soft(),
  quark: curd(15),
  ricotta: curd(14),
  skyr: soft(),
  'sour-cream': soft(13, 16),
  'soy-skyr': soft(),
  'soy-yoghurt': soft(),
  twarog: curd(14),
}
