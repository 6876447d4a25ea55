import { within, FULL_TURN } from '../../paint/chance.ts'
import { between, colour, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { dice } from '../../pieces/dice.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

const CINNAMON = colour('#DB8E30')
const AMBER = colour('#E5B24A')
const JUICE = colour('#B9701F')
const CLEAR = colour('#F8E3A4')
const SPECK = colour('#7A4618')
/** Lumps that the fork left. */
const LUMPS = 16

/** Pulp of a stewed fruit, with juice between. */
function pourPulp(stage: Stage, owner: number, { level, tint }: { level: number; tint: Colour }): void {
  const { spot, scene, random } = stage
  const offset = random() * 99
  const deep = between(tint, JUICE, 0.6)
  pour(scene, {
    level,
    inside: spot.inside,
    owner,
    paint({ x, y }, ink) {
      const clot = cloud(x * 0.075 + offset, y * 0.075)
      const fine = noise(x * 0.22 - offset, y * 0.22)
      // Juice stands in the hollows; pulp that rises over it is paler and dry.
      const juice = smooth(0.5, 0.36, clot + (fine - 0.5) * 0.12)
      ink.mix(tint, deep, juice * 0.85 + 0.25 * (cloud(x * 0.03, y * 0.03 + offset) - 0.4))
      ink.over(CLEAR, 0.5 * smooth(0.56, 0.68, clot))
      ink.over(SPECK, 0.4 * smooth(0.84, 0.9, noise(x * 0.6, y * 0.6 + offset)))
      const wave = (cloud(x * 0.022, y * 0.022 + offset) - 0.5) * 10
      ink.surface(0.5 + 0.4 * juice, 0.08, wave + (1 - juice) * ((clot - 0.36) * 9 + (fine - 0.5) * 2))
    },
  })
}

/** Stewed fruit that a fork crushed: coarse, translucent pulp in its juice, with a few pieces that stayed whole. */
export function layFruitMash(stage: Stage, food: PlatedFood, { level, tint }: { level: number; tint: Colour }): void {
  const { spot, scene, random } = stage
  const isSpiced = stage.dish.foods.some(({ foodId }) => foodId === 'cinnamon')
  const stewed = between(tint, isSpiced ? CINNAMON : AMBER, 0.55)
  const owner = ownerOf(stage, food)
  pourPulp(stage, owner, { level, tint: stewed })
  const points = spreadOut(random, {
    count: LUMPS,
    pointIn: inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.82 }),
    tries: 8,
  })
  for (const point of points) {
    const size = within(random, 5, 8) * (spot.radius / 92)
    const piece = dice(random, {
      half: size,
      colour: between(stewed, CLEAR, 0.75),
      second: between(stewed, CLEAR, 0.3),
      gloss: 0.85,
      grain: 0.03,
      soft: 0.8,
    })
    stamp(scene, piece, { ...point, turn: random() * FULL_TURN, sink: size * 0.55, owner, clip: spot.inside })
  }
}
