import { tintOf } from '../../looks/tint-of.ts'
import { within } from '../../paint/chance.ts'
import { colour, between, shaded } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { heaviest } from './kinds.ts'
import { isSeen } from './part-look.ts'
import { strewFilling } from './strew-filling.ts'

const GRAMS_OF_A_ROUND = 17
const COUNT = { least: 6, most: 9 } as const
/** Radius of a round in shares of the plate's. */
const SIZE = 0.235
const THICK = 9
const CREAM = colour('#EFE2C8')

const SKIN = colour('#2F6B2C')
const STRIPE = colour('#4F8B3C')
const RIM = colour('#9DC06A')
const FLESH = colour('#DCE8B6')

/** A thick round of cucumber: its skin is seen at the side, under the pale cut. */
const thickRound =
  (radius: number): PieceMaker =>
  (random) => {
    const offset = random() * 60
    return {
      reach: radius * 1.08,
      paint(u, v, ink) {
        const distance = Math.hypot(u, v) - radius + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 1.4
        const stripe = noise(Math.atan2(v, u) * 4 + offset, offset)
        ink.mix(FLESH, RIM, smooth(-radius * 0.34, -3, distance))
        if (distance > -2.6) ink.mix(SKIN, STRIPE, smooth(0.55, 0.75, stripe))
        ink.surface(0.5, 0.08, THICK * rounded(distance, 3.2))
        return distance
      },
    }
  }

/** Whether the carrier was cut across into rounds, not lengthways into boats. */
export const isCutInRounds = ({ foodId, cuts }: PlatedFood): boolean => foodId === 'cucumber' && cuts[0] === 'rounds'

/** Thick rounds over the plate, each with a small heap on it. */
export function layToppedRounds(stage: Stage, carrier: PlatedFood): void {
  const { scene, random, spot } = stage
  const count = Math.max(COUNT.least, Math.min(COUNT.most, Math.round(carrier.grams / GRAMS_OF_A_ROUND)))
  const toppings = stage.dish.foods.filter((food) => food !== carrier && isSeen(food))
  const mashed = toppings.filter(
    ({ cuts, isGarnish, role }) => cuts[0] === 'mashed' && !isGarnish && role !== 'fresh-herb',
  )
  const body = heaviest(mashed)
  const radius = spot.radius * SIZE
  const pointIn = inEllipse({ ...spot, a: spot.radius * 0.74 })
  for (const point of spreadOut(random, { count, pointIn, tries: 90 })) {
    stamp(scene, thickRound(radius)(random), {
      ...point,
      base: spot.floor,
      owner: ownerOf(stage, carrier),
      clip: spot.inside,
    })
    const size = radius * 0.62
    const top = spot.floor + THICK - 1
    if (body !== undefined) {
      const tint = between(tintOf(body), CREAM, 0.35)
      const mash = lump(random, {
        rx: size * within(random, 0.94, 1.08),
        ry: size * within(random, 0.86, 1),
        height: 9,
        uneven: 0.34,
        colour: tint,
        second: shaded(tint, 0.82),
        gloss: 0.25,
        grain: 0.5,
        rough: 4,
        fineness: 0.2,
      })
      stamp(scene, mash, { ...point, base: top, turn: random() * 6, owner: ownerOf(stage, body), clip: spot.inside })
    }
    const others = toppings.filter((food) => food !== body)
    strewFilling(stage, others, { pointIn: inEllipse({ ...point, a: size * 0.8 }), count: 7, mostReach: 4.2, sink: 1 })
  }
}
