import { lookOf } from '../../looks/look-of.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn, type Bed } from './arrange.ts'

interface Bits {
  readonly food: PlatedFood
  /** The colour of the paste when they are made of it. */
  readonly tint?: Colour
}

const EGG_WHITE = colour('#FDF9EE')

const YOLK = colour('#F0C244')

const PULSE_ROLES = new Set(['pulse-canned', 'pulse-dry', 'lentil-dry'])
const isPulse = ({ role, foodId }: PlatedFood): boolean =>
  (role !== null && PULSE_ROLES.has(role)) || foodId.endsWith('lentils')

/** Tofu that was crumbled into a paste: curds as large as those of chopped egg. */
export const isCurd = ({ role, cuts }: PlatedFood): boolean => role === 'tofu-like' && cuts.includes('crumbled')

const bitOf =
  (food: PlatedFood, tint: Colour): PieceMaker =>
  (random) => {
    const rx = isCurd(food) ? within(random, 3.4, 6.6) : within(random, 2.4, 4.6)
    const second = food.role === 'egg' || isCurd(food) ? between(tint, EGG_WHITE, 0.75) : shaded(tint, 0.78)
    // Turmeric gathers in some curds, which look like yolk.
    const isYolk = isCurd(food) && random() < 0.62
    return lump(random, {
      rx,
      ry: rx * within(random, 0.6, 0.95),
      height: isCurd(food) ? 3.8 : 2.6,
      uneven: 0.35,
      colour: isYolk ? YOLK : random() < 0.5 ? tint : second,
      second: isYolk ? tint : second,
      gloss: 0.4,
      grain: 0.35,
    })
  }

interface Strewing {
  readonly food: PlatedFood
  readonly make: PieceMaker
  readonly count: number
  readonly scale?: number
}

function strewOn(stage: Stage, bed: Bed, { food, make, count, scale = 1 }: Strewing): void {
  const { scene, random } = stage
  const pointIn = inEllipse({ x: 0, y: 0, a: bed.a * 0.68, b: bed.b * 0.66 })
  for (const { x, y } of spreadOut(random, { count, pointIn, tries: 6 })) {
    stamp(scene, make(random), {
      ...pointOn(bed, x, y),
      turn: random() * FULL_TURN,
      scale: scale * within(random, 0.9, 1.1),
      sink: 0.6,
      owner: ownerOf(stage, food),
    })
  }
}

/** Bits of a food that was mashed into another: flakes of fish, crumbs of egg, beans that stayed whole. */
export function layBits(stage: Stage, bed: Bed, { food, tint = tintOf(food) }: Bits): void {
  const look = lookOf(food)
  const isCutSmall = look !== null && food.role === 'fresh-herb'
  const count = Math.max(8, Math.min(isCurd(food) ? 34 : 26, Math.round(food.grams / 2.5)))
  strewOn(stage, bed, { food, make: isCutSmall ? look.make : bitOf(food, tint), count })
}

/** Lentils that a fork left whole on one slice, and beans, which are larger. */
const WHOLE = { lentils: 24, beans: 6 } as const
const LENTIL_SCALE = 1.15
const BEAN_SCALE = 0.85
const NUT_BITS = 18
/** Less is no nut that is seen. */
const LEAST_NUTS_G = 8

/** Pulses that stayed whole in their paste, and bits of nuts that were blended with them: without them a pâté looks like peanut butter. */
export function layCoarse(stage: Stage, bed: Bed, paste: PlatedFood): void {
  if (!isPulse(paste)) return
  const whole = lookOf({ ...paste, cuts: [], heats: ['boiled'] })
  const isSmall = paste.foodId.endsWith('lentils')
  if (whole !== null && !(paste.cuts.includes('blended') && !isSmall)) {
    strewOn(stage, bed, {
      food: paste,
      make: whole.cooked?.boiled ?? whole.make,
      count: isSmall ? WHOLE.lentils : WHOLE.beans,
      scale: isSmall ? LENTIL_SCALE : BEAN_SCALE,
    })
  }
  for (const nut of stage.dish.foods.filter(
    ({ role, grams, cuts }) => role === 'nut' && grams >= LEAST_NUTS_G && cuts.includes('blended'),
  )) {
    const look = lookOf({ ...nut, cuts: ['chopped'] })
    if (look !== null) strewOn(stage, bed, { food: nut, make: look.make, count: NUT_BITS, scale: 1.05 })
  }
}
