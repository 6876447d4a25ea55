import { grainOffset, within } from '../paint/chance.ts'
import { between, colour, shaded } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { coat } from '../scene/coat.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import type { DishSauce } from './dish-sauce.ts'

/** Stirred with lemon and water, a nut butter turns pale. */
const PALE = colour('#FBF3DF')
/** How far the spoon swings and how often, in shares of the radius; how thick its thread is, units. */
const SWING = { along: 0.66, across: 0.46, turns: 3.4, thick: 2.9 } as const

/** A thick, pale sauce off a moving spoon: one thread to and fro over the food. */
export function zigzag(stage: Stage, { food, colour: tint }: DishSauce): void {
  const { scene, random, spot } = stage
  const { x, y, radius, inside } = spot
  const pale = between(tint, PALE, 0.7)
  const deep = shaded(pale, 0.7)
  const offset = grainOffset(random)
  const long = radius * SWING.along
  const step = (SWING.turns * Math.PI) / long
  coat(scene, {
    x,
    y,
    turn: within(random, -0.7, -0.3),
    reach: radius,
    owner: ownerOf(stage, food),
    clip: inside,
    outline(u, v) {
      const phase = u * step + (cloud(u * 0.02 + offset, 1) - 0.5) * 2
      const swing = radius * SWING.across * (0.8 + 0.5 * (cloud(u * 0.03, offset) - 0.5))
      const slope = swing * step * Math.cos(phase)
      const aside = Math.abs(v - swing * Math.sin(phase)) / Math.sqrt(1 + slope * slope)
      const thick = SWING.thick * (0.7 + 0.7 * cloud(u * 0.05 + offset, v * 0.05))
      return Math.max(aside - thick, Math.abs(u) - long)
    },
    paint(ink, distance) {
      ink.mix(deep, pale, smooth(0, -1.5, distance))
      ink.surface(0.6, 0.03, 2.2 * rounded(distance, 3))
    },
  })
}
