import type { FoundLook, Look } from '../../looks/look.ts'
import { shred, shredColours, type CabbagePot } from '../../looks/shred-kinds.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { within } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import { noise } from '../../paint/noise.ts'
import { barleyGrain } from '../../pieces/barley-grain.ts'
import { crumb } from '../../pieces/crumb.ts'
import { dice } from '../../pieces/dice.ts'
import { eggHalf } from '../../pieces/egg.ts'
import { eggThread } from '../../pieces/egg-thread.ts'
import { dillFrond } from '../../pieces/herb.ts'
import { lump } from '../../pieces/lump.ts'
import { scaled } from '../../pieces/scaled.ts'
import { stick } from '../../pieces/stick.ts'
import { uszko } from '../../pieces/uszko.ts'
import type { Cut, PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { spoonLookOf } from './fallback-look.ts'

const RICE = new Set(['white-rice', 'brown-rice', 'basmati-rice', 'risotto-rice', 'wild-rice'])
const GRAIN_ROLES = new Set(['cooked-grain', 'creamy-grain', 'lentil-dry', 'split-pulse'])
const FLOURS = new Set(['wheat-flour', 'gluten-free-flour'])
/** Less flour than this thickens the soup; more is dough in it. */
const LEAST_DOUGH_G = 20

/** Whether a food comes as many small grains. */
export const isGrain = ({ role }: PlatedFood): boolean => role !== null && GRAIN_ROLES.has(role)

/** Whether it is flour for the dough of dumplings. */
export const isDough = ({ role, grams }: PlatedFood): boolean =>
  role !== null && FLOURS.has(role) && grams >= LEAST_DOUGH_G

const CRUST = colour('#E2B876')
const CORN = colour('#EBC468')
const CORN_DEEP = colour('#C8923A')
const SORREL = colour('#6E7A32')
const SORREL_DEEP = colour('#4E5A22')
const HERB = colour('#458A2E')
const HERB_DEEP = colour('#2E6A22')

/** A piece of boiled meat: pale, in fibres. */
const boiledMeat =
  (pale: Colour, deep: Colour): PieceMaker =>
  (random) =>
    lump(random, {
      rx: within(random, 11, 15),
      ry: within(random, 7, 9),
      height: 7,
      uneven: 0.26,
      colour: pale,
      second: deep,
      gloss: 0.5,
      grain: 0.25,
      paint(ink, { u, v, offset }) {
        const fibre = noise(u * 0.1 + offset, v * 0.8) - 0.5
        ink.height += fibre * 1.8
        ink.dim(1 + fibre * 0.28)
      },
    })

const POULTRY = boiledMeat(colour('#F0DCBA'), colour('#DDBD92'))
const RED_MEAT = boiledMeat(colour('#A8815E'), colour('#825C40'))

const meatball: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 10, 11.5),
    ry: within(random, 9.5, 11),
    height: 12,
    uneven: 0.12,
    rough: 1.6,
    colour: colour('#C9A27C'),
    second: colour('#A97E58'),
    gloss: 0.55,
    grain: 0.4,
  })

function grainMaker(food: PlatedFood): PieceMaker {
  if (food.foodId === 'pearl-barley') return barleyGrain
  const tint = tintOf(food)
  const second = shaded(tint, 0.9)
  const isRice = RICE.has(food.foodId)
  const length = isRice ? 7.6 : 5.4
  const width = isRice ? 3.1 : 4.4
  return (random) =>
    stick(random, {
      length: within(random, length * 0.85, length * 1.1),
      width,
      height: 2.8,
      colour: tint,
      second,
      square: 0,
      taper: 0.3,
      gloss: 0.6,
    })
}

interface Kind {
  readonly make: PieceMaker
  readonly grams: number
}

const ROLE_KINDS: Readonly<Record<string, Kind>> = {
  bread: {
    make: (random) => dice(random, { half: 6.4, colour: CRUST, second: CRUST, gloss: 0.2, grain: 0.9, browned: 0.55 }),
    grams: 4,
  },
  egg: { make: eggHalf, grams: 28 },
  flatbread: {
    make: (random) =>
      stick(random, {
        length: within(random, 24, 34),
        width: 6,
        height: 2.6,
        bend: within(random, -4, 4),
        colour: CORN,
        second: CORN_DEEP,
        gloss: 0.2,
        grain: 0.5,
        square: 0.7,
        browned: 0.3,
      }),
    grams: 3.4,
  },
  'fresh-herb': {
    make: crumb({ colour: HERB, second: HERB_DEEP, least: 1.5, most: 3.6 }),
    grams: 0.16,
  },
  'lean-meat': { make: POULTRY, grams: 9 },
  'minced-meat': { make: meatball, grams: 9 },
  'red-meat': { make: RED_MEAT, grams: 9 },
}

const SOUP_CUTS: Readonly<Record<string, Cut>> = { beetroot: 'sticks', kale: 'shredded' }

/** A fleck of a herb that went through the blender. */
export const FLECK: Look = {
  make: crumb({ colour: HERB, second: HERB_DEEP, least: 0.8, most: 2 }),
  grams: 0.1,
}

const CHOPPED_SORREL: Kind = {
  make: crumb({ colour: SORREL, second: SORREL_DEEP, least: 2.4, most: 6 }),
  grams: 3,
}
const CHOPPED_DILL: Kind = { make: scaled(dillFrond, 0.62), grams: 0.22 }

/** A soup dyes what swims in it itself. */
const CLEAR: CabbagePot = { dye: null, grams: 0, hasSauerkraut: false }

const LEAFY = new Set(['basil', 'coriander', 'mint', 'chives'])

/** What is shredded or chopped as leaves: cabbage, dill, sorrel. */
function leavesOf(food: PlatedFood): Kind | null {
  if (food.foodId === 'dill') return CHOPPED_DILL
  if (food.foodId === 'sorrel') return CHOPPED_SORREL
  const cabbage = shredColours(food, CLEAR)
  return cabbage === null ? null : { make: scaled(shred(cabbage), 1.1), grams: 1.1 }
}

function kindOf(food: PlatedFood, hasEgg: boolean): Kind | null {
  if (isDough(food)) return hasEgg ? { make: eggThread, grams: 1.1 } : { make: scaled(uszko, 1.2), grams: 4 }
  if (isGrain(food)) return { make: grainMaker(food), grams: 0.5 }
  if (food.foodId === 'chicken-drumstick' || food.foodId === 'duck-breast') return { make: POULTRY, grams: 12 }
  const leaves = leavesOf(food)
  if (leaves !== null) return leaves
  if (food.role === 'fresh-herb' && LEAFY.has(food.foodId)) return null
  if ((food.role === 'lean-meat' || food.role === 'red-meat') && food.heats[0] === 'fried') return null
  return food.role === null ? null : (ROLE_KINDS[food.role] ?? null)
}

/** Cut for a spoon: kale in strips, beetroot that coloured the soup in sticks. */
function inSoup(food: PlatedFood): PlatedFood {
  const cut = SOUP_CUTS[food.foodId]
  return cut === undefined || food.cuts[0] === 'grated' ? food : { ...food, cuts: [cut], heats: [] }
}

/** How a piece of a food looks in a soup: as a spoon would take it. `hasEgg` tells batter from dough. */
export function soupLookOf(food: PlatedFood, hasEgg = false): FoundLook {
  const kind = kindOf(food, hasEgg)
  const found = spoonLookOf(inSoup(food))
  if (kind === null) return found
  return { ...found, ...kind, count: Math.max(1, Math.round(food.grams / kind.grams)) }
}
