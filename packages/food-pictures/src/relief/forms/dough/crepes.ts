import { within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { foldedCrepe } from '../../pieces/dough/pancake.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { arrange, portions } from './arrange.ts'
import type { Batter } from './batter.ts'
import { layGalettes, layHalved } from './filled-crepes.ts'
import { layRoll } from './lay-roll.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { mixedTint } from './mixed-tint.ts'
import { CREPE_ROLL } from './wrappers.ts'

/** Less filling than this is a spread, over which the crepes are folded in quarters. */
const FILLED_FROM_G = 60
const CREPE_G = 22

/** Folded crepes make a fan: how far each is turned and its tip moved from the one before, and how large they are. */
const FAN = { turn: 0.3, aside: 0.16, down: 0.62, radius: 1.14 } as const
/** A spoonful of jam lies on each: how far from its tip, and how large, in shares of its radius. */
const SPOONFUL = { far: 0.58, size: 0.19 } as const

interface Crepes {
  readonly count: number
  /** Index of their owner. */
  readonly owner: number
}

interface Tip extends Point {
  readonly turn: number
  readonly radius: number
}

/** Jam that comes out between the layers. */
function oozeAt(stage: Stage, tip: Tip, food: PlatedFood): void {
  const { scene, random, spot } = stage
  const tint = tintOf(food)
  for (let blob = 0; blob < 4; blob += 1) {
    const angle = tip.turn + within(random, -0.62, 0.62)
    const far = tip.radius * within(random, 0.94, 1.02)
    const piece = lump(random, {
      rx: within(random, 4, 7),
      ry: within(random, 3, 4),
      height: 2.6,
      uneven: 0.3,
      colour: tint,
      second: shaded(tint, 0.7),
      gloss: 0.9,
      grain: 0.05,
    })
    stamp(scene, piece, {
      x: tip.x + Math.cos(angle) * far,
      y: tip.y + Math.sin(angle) * far,
      turn: angle + Math.PI / 2,
      base: spot.floor + 2,
      owner: ownerOf(stage, food),
    })
  }
}

/** Jam as a spoon spreads it: flat, long, uneven. */
function smear(stage: Stage, { x, y, turn, radius }: Tip, food: PlatedFood): void {
  const { scene, random } = stage
  const tint = tintOf(food)
  const piece = lump(random, {
    rx: radius * 1.6,
    ry: radius * 0.8,
    height: 2.2,
    edge: 3,
    uneven: 0.55,
    colour: tint,
    second: shaded(tint, 0.66),
    gloss: 0.9,
    grain: 0.05,
    rough: 2.2,
    fineness: 0.11,
  })
  stamp(scene, piece, { x, y, turn: turn + within(random, -0.3, 0.3), owner: ownerOf(stage, food) })
}

/** Crepes folded in quarters, one over the other, their tips to the front. */
function layFolded(stage: Stage, batter: Batter, { count, owner }: Crepes): void {
  const { scene, random, spot } = stage
  const radius = spot.halfHeight * FAN.radius
  const spread = [...batter.filling, ...batter.toppings]
  for (let index = 0; index < count; index += 1) {
    const aside = index - (count - 1) / 2
    const turn = -Math.PI / 2 + aside * FAN.turn + within(random, -0.05, 0.05)
    const tip = { x: spot.x + aside * spot.radius * FAN.aside, y: spot.y + spot.halfHeight * FAN.down, turn }
    for (const food of spread) oozeAt(stage, { ...tip, radius }, food)
    const base = spot.floor + index * 2.4
    stamp(scene, foldedCrepe(random, { radius, batter: batter.colour }), { ...tip, base, owner })
  }
  for (const food of spread) {
    const far = radius * SPOONFUL.far
    const at = { x: spot.x, y: spot.y + spot.halfHeight * FAN.down - far, turn: 0 }
    smear(stage, { ...at, radius: radius * SPOONFUL.size }, food)
  }
}

function layRolled(stage: Stage, batter: Batter, { count, owner }: Crepes): void {
  const { spot, random } = stage
  const { shape, wrapper } = CREPE_ROLL
  const own = { ...wrapper, colour: batter.colour, second: shaded(batter.colour, 0.82) }
  for (const bed of arrange(spot, random, {
    count,
    a: shape.a * 1.1,
    b: shape.b,
    gap: 4,
    most: 1.35,
    mayTurn: false,
    disorder: 0.06,
  })) {
    const size = { a: shape.a * bed.size, b: shape.b * bed.size }
    layRoll(
      stage,
      { ...bed, turn: bed.turn + 0.3 },
      {
        wrapper: own,
        shape: size,
        owner,
        filling: batter.filling,
        inner: mixedTint(batter.filling),
        rim: 1.8,
        isOpen: true,
      },
    )
  }
}

/** Thin pancakes of buckwheat are galettes. */
const GALETTE_FLOUR = 'buckwheat-flour'

/** Thin pancakes: folded over a spread, rolled around a filling, or folded over it so that it is seen. */
export function layCrepes(stage: Stage, batter: Batter): void {
  const owner = batter.body === null ? 1 : ownerOf(stage, batter.body)
  const filled = batter.filling.reduce((sum, { grams }) => sum + grams, 0)
  const count = portions(batter.body?.grams ?? CREPE_G * 3, CREPE_G, [2, 4])
  if (filled < FILLED_FROM_G) return layFolded(stage, batter, { count, owner })
  if (stage.dish.traits.includes('rolled')) return layRolled(stage, batter, { count, owner })
  const layOver = batter.body?.foodId === GALETTE_FLOUR ? layGalettes : layHalved
  layOver(stage, batter, { count, owner })
}
