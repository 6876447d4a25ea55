import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { chunk, type ChunkOptions } from '../pieces/chunk.ts'
import { blockSlice, paintBeans } from '../pieces/block-slice.ts'
import { dice, type DiceOptions } from '../pieces/dice.ts'
import { fishFillet } from '../pieces/fish-fillet.ts'
import { carvedSlice } from '../pieces/carved-slice.ts'
import { friedCube } from '../pieces/fried-cube.ts'
import { herringPiece } from '../pieces/herring.ts'
import { lump } from '../pieces/lump.ts'
import { salmonRibbon } from '../pieces/salmon-ribbon.ts'
import { smokedFlake } from '../pieces/smoked-flake.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { FISH_KINDS, USUAL_FISH } from './fish-kinds.ts'
import type { FoodLook, Look } from './look.ts'
import { roastKind } from './roast-kinds.ts'

/** Grams of one crumb of minced meat. */
export const MINCED_GRAMS = 2.2

/** Meat by cut: diced into chunks, in strips, in slices, minced. */
export function meat({ first, second, browned = 0.45, cubes: cubeShape }: MeatColours): FoodLook {
  const colours: ChunkOptions = { colour: colour(first), second: colour(second), browned }
  const pale = { ...colours, browned: browned * 0.2 }
  const cut = (size: readonly [number, number], grams: number): Look => ({
    make: carvedSlice({ ...colours, size }),
    grams,
    cooked: { stewed: carvedSlice({ ...pale, size }) },
  })
  const strips = cut([15, 5], 9)
  // In a sauce the crust of the pan goes soft and pale again.
  const cubed = { ...colours, ...cubeShape }
  const cubes = { make: chunk(cubed), grams: 12, cooked: { stewed: chunk({ ...cubed, browned: browned * 0.4 }) } }
  return {
    any: cubes,
    crumbled: { make: chunk({ ...colours, size: [5, 4], height: 4 }), grams: MINCED_GRAMS },
    diced: cubes,
    minced: { make: chunk({ ...colours, size: [5, 4], height: 4 }), grams: MINCED_GRAMS },
    sliced: cut([15.5, 9], 14),
    strips,
    torn: strips,
  }
}

interface MeatColours {
  readonly first: string
  readonly second: string
  readonly browned?: number
  /** How its cubes are cut, where that differs. */
  readonly cubes?: Pick<ChunkOptions, 'size' | 'uneven' | 'fibrous'>
}

/** A fish that falls into large flakes. */
export function fish(foodId: string): FoodLook {
  const kind = FISH_KINDS[foodId] ?? USUAL_FISH
  const piece: PieceMaker = (random) =>
    fishFillet(random, { kind, a: within(random, 15, 19), b: within(random, 10, 12.5), golden: 0.25 })
  const flake: PieceMaker = (random) =>
    fishFillet(random, { kind, a: within(random, 8, 12), b: within(random, 5, 6.6), golden: 0.05 })
  return { any: { make: piece, grams: 22 }, diced: { make: piece, grams: 20 }, flaked: { make: flake, grams: 6 } }
}

/** A smoked fish: it falls into flakes by itself, or is cut in thin slices. */
export function smokedFish(foodId: string): FoodLook {
  const kind = FISH_KINDS[foodId] ?? USUAL_FISH
  return {
    ...fish(foodId),
    flaked: { make: smokedFlake(kind), grams: 5 },
    ribbons: { make: salmonRibbon(kind), grams: 6 },
  }
}

const herringCut =
  (a: number): PieceMaker =>
  (random) =>
    herringPiece(random, { a, b: within(random, 6, 7.2) })

/** Herring from its oil: its skin stays on. */
export const HERRING_CUTS: FoodLook = {
  any: { make: herringCut(17), grams: 18 },
  diced: { make: herringCut(13), grams: 5 },
  strips: { make: herringCut(17), grams: 6 },
}

/** Tofu and its like, in cubes that brown where they are fried. */
export function cubes(first: string, second: string, paint?: DiceOptions['paint']): FoodLook {
  const options = {
    half: 7.4,
    colour: colour(first),
    second: colour(second),
    gloss: 0.4,
    grain: 0.25,
    soft: 0.5,
    ...(paint === undefined ? {} : { paint }),
  }
  const raw: PieceMaker = (random) => dice(random, options)
  const fried: PieceMaker = (random) => dice(random, { ...options, browned: 0.62 })
  const crumbs: PieceMaker = (random) =>
    lump(random, {
      rx: within(random, 4, 7),
      ry: within(random, 3.4, 5),
      height: 4.6,
      uneven: 0.4,
      colour: options.colour,
      second: options.second,
      gloss: 0.4,
      browned: 0.5,
    })
  return {
    any: { make: raw, grams: 10 },
    fried: { make: fried, grams: 10 },
    baked: { make: fried, grams: 10 },
    crumbled: { make: crumbs, grams: 3.5 },
    mashed: { make: crumbs, grams: 3.5 },
    strips: {
      make: chunk({ colour: options.colour, second: options.second, size: [15, 5.5], fibrous: 0.2, browned: 0.5 }),
      grams: 10,
    },
  }
}

/** Tofu, which a pan makes crisp and gold. */
export function tofu(first: string, second: string): FoodLook {
  const colours = { colour: colour(first), second: colour(second) }
  const fried = { make: friedCube({ ...colours, half: 7 }), grams: 10 }
  const looks = cubes(first, second)
  const torn = { make: friedCube({ ...colours, half: 7.2, ragged: 0.6 }), grams: 9 }
  return {
    ...looks,
    diced: { ...looks.any, cooked: { fried: fried.make, baked: fried.make } },
    fried,
    baked: fried,
    torn,
  }
}

const SOYBEANS = { second: colour('#9E6E3C'), bit: colour('#E6CC98') }

const TEMPEH_KIND = roastKind({ foodId: 'tempeh', role: null })
const tempehSlice =
  (browned: number): PieceMaker =>
  (random) =>
    blockSlice(random, { kind: TEMPEH_KIND, a: within(random, 15, 17), b: within(random, 7, 8), browned })

const TEMPEH_CUBES: FoodLook = cubes('#EAD5A6', '#CFA66C', (ink, point) => {
  const { red, green, blue } = ink
  paintBeans(ink, point, SOYBEANS)
  // What browned the cube shows through its beans.
  ink.over({ red, green, blue }, 0.35)
})

/** Tempeh: its soybeans show on all sides. */
export const TEMPEH_CUTS: FoodLook = {
  ...TEMPEH_CUBES,
  sliced: { make: tempehSlice(0), grams: 15, cooked: { baked: tempehSlice(0.95), fried: tempehSlice(0.85) } },
}
