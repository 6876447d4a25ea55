import { colour, type Colour } from '../../paint/colour.ts'
import { halfFruit } from '../../pieces/fruit/cut-fruit.ts'
import { figHalf, figQuarter } from '../../pieces/fruit/fig.ts'
import { fruitBite } from '../../pieces/fruit/fruit-bite.ts'
import { wedge } from '../../pieces/fruit/wedge.ts'
import { lump } from '../../pieces/lump.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import type { FoodLook, FoodLooks, Look } from '../look.ts'

interface StoneFruit {
  readonly skin: Colour
  readonly flesh: Colour
  readonly outer: Colour
  readonly hollow: Colour
  readonly cooked: Colour
  readonly cookedDeep: Colour
  /** Its flesh after the oven, where that keeps a colour of its own. */
  readonly baked?: Colour
  readonly radius: number
  readonly oval: number
  /** Grams of a half. */
  readonly grams: number
  readonly hollowShare?: number
  /** Share of the radius from which the skin is seen. */
  readonly rim?: number
}

const softPiece =
  ({ cooked, cookedDeep }: StoneFruit, radius: number): PieceMaker =>
  (random) =>
    lump(random, {
      rx: radius,
      ry: radius * 0.72,
      height: radius * 0.6,
      uneven: 0.26,
      rough: 1.4,
      colour: cooked,
      second: cookedDeep,
      gloss: 0.95,
      grain: 0.05,
    })

/** Fruit with a stone by what was done to it. */
function stoneLook(fruit: StoneFruit): FoodLook {
  const { skin, flesh, outer, hollow, radius, oval, grams, hollowShare = 0.34, rim = 0.94 } = fruit
  const shape = { oval, skin, hollowShare, rim }
  const half: Look = { make: halfFruit({ ...shape, radius, flesh, outer, hollow }), grams }
  const baked: Look = {
    make: halfFruit({
      ...shape,
      radius: radius * 0.95,
      flesh: fruit.baked ?? fruit.cooked,
      outer: fruit.cooked,
      hollow: fruit.cookedDeep,
      gloss: 0.95,
      browned: 0.12,
    }),
    grams,
  }
  const long = wedge({
    peel: skin,
    flesh,
    outer,
    core: hollow,
    length: radius * 1.02,
    width: radius * 0.9,
    gloss: 0.65,
  })
  const cookedWedge = wedge({
    peel: skin,
    flesh: fruit.cooked,
    outer: fruit.cookedDeep,
    length: radius,
    width: radius * 0.9,
    gloss: 0.95,
    browned: 0.2,
  })
  const afterHeat = { baked: cookedWedge, boiled: cookedWedge, fried: cookedWedge, stewed: cookedWedge }
  const wedges: Look = { make: long, grams: grams / 2.2, cooked: afterHeat }
  // With its skin on a piece is known as fruit; short wedges would look like shrimps.
  const short = Math.min(10, radius * 0.6)
  const softBite = fruitBite({
    half: short,
    peel: skin,
    flesh: fruit.cooked,
    outer: fruit.cookedDeep,
    gloss: 0.95,
    peeled: 0.12,
    soft: 0.35,
  })
  const cube: Look = {
    make: fruitBite({ half: short, peel: skin, flesh, outer, core: hollow, gloss: 0.75, peeled: 0.2 }),
    grams: Math.min(8, grams / 3),
    cooked: { boiled: softBite, stewed: softBite },
  }
  const soft: Look = { make: cookedWedge, grams: grams / 2.2 }
  return {
    any: half,
    halved: { ...half, cooked: { baked: baked.make, fried: baked.make } },
    whole: half,
    wedges,
    quartered: wedges,
    sliced: { make: long, grams: grams / 2.8, cooked: afterHeat },
    diced: cube,
    chopped: cube,
    baked,
    boiled: soft,
    stewed: soft,
    fried: baked,
    mashed: { make: softPiece(fruit, radius * 0.62), grams: grams / 2 },
  }
}

const of = (hexes: readonly [string, string, string, string, string, string]) => {
  const [skin, flesh, outer, hollow, cooked, cookedDeep] = hexes
  return {
    skin: colour(skin),
    flesh: colour(flesh),
    outer: colour(outer),
    hollow: colour(hollow),
    cooked: colour(cooked),
    cookedDeep: colour(cookedDeep),
  }
}

const PLUM = {
  ...of(['#4A2258', '#EBA94A', '#DE7038', '#B4442E', '#B03A50', '#701A3A']),
  baked: colour('#DE7A3C'),
  radius: 16,
  oval: 0.86,
  grams: 20,
  rim: 0.87,
}
const PEACH = {
  ...of(['#D2502E', '#F9C46A', '#F6B052', '#B02A2E', '#F8C676', '#EBA048']),
  radius: 25,
  oval: 0.94,
  grams: 70,
  rim: 0.91,
}
const APRICOT = {
  ...of(['#E08A32', '#F8B44C', '#F29A34', '#C4742A', '#EE9A34', '#CE7420']),
  radius: 17,
  oval: 0.92,
  grams: 22,
}
const FIG = {
  ...of(['#4A3258', '#C8464E', '#F1DFC0', '#A62A3C', '#A8404A', '#7A2438']),
  radius: 18,
  oval: 0.9,
  grams: 25,
  hollowShare: 0.5,
}

const RAW_FIG: Look = { make: figHalf(false), grams: 25 }
const BAKED_FIG: Look = { make: figHalf(true), grams: 25 }
const bakedQuarter = figQuarter(true)
const FIG_QUARTER: Look = {
  make: figQuarter(false),
  grams: 12,
  cooked: { baked: bakedQuarter, fried: bakedQuarter, boiled: bakedQuarter, stewed: bakedQuarter },
}
const FIG_LOOK: FoodLook = {
  ...stoneLook(FIG),
  any: RAW_FIG,
  whole: RAW_FIG,
  halved: { ...RAW_FIG, cooked: { baked: BAKED_FIG.make, fried: BAKED_FIG.make } },
  baked: BAKED_FIG,
  fried: BAKED_FIG,
  quartered: FIG_QUARTER,
  wedges: FIG_QUARTER,
}

export const STONE_FRUIT_LOOKS: FoodLooks = {
  apricot: stoneLook(APRICOT),
  figs: FIG_LOOK,
  nectarine: stoneLook({ ...PEACH, skin: colour('#B8302C') }),
  peach: stoneLook(PEACH),
  plum: stoneLook(PLUM),
}
