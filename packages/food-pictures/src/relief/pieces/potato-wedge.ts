import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth, type Outline } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const FLESH = colour('#F6DC8E')
const GOLD = colour('#E0A646')
const ROAST = colour('#B87428')
const CRISP = colour('#7E4A1C')
const PEEL = colour('#A9763A')
const PEEL_DARK = colour('#7C5226')

/** How far the skin reaches in from the round side, units. */
const SKIN = 3.6
const HEIGHT = 11

/** The outline between two arcs that meet in points: `back` and `front` are how far each bulges. */
function lens(half: number, back: number, front: number): Outline {
  const far = (bulge: number): number => (half * half + bulge * bulge) / (2 * bulge)
  const one = far(back)
  const other = far(front)
  return (u, v) => Math.max(Math.hypot(u, v - (one - back)) - one, Math.hypot(u, v + (other - front)) - other)
}

/** A wedge from the oven: two flat cut sides that meet in a ridge, pointed ends, and the skin along its round side. */
export const potatoWedge = (random: Random): Piece => wedge(random, 1)

/** The same out of a pot: pale, no edge of it crisp. */
export const softPotatoWedge = (random: Random): Piece => wedge(random, 0.12)

/** `roasted` is 0 for boiled, 1 for out of a hot oven. */
function wedge(random: Random, roasted: number): Piece {
  const offset = grainOffset(random)
  const half = within(random, 21, 25)
  const back = within(random, 5, 7)
  const front = within(random, 9, 11)
  const outline = lens(half, back, front)
  const skin = lens(half, back + 9, front)
  return {
    reach: half + 1,
    halfWidth: Math.max(back, front) + 1,
    paint(u, v, ink) {
      const wander = (cloud(u * 0.09 + offset, v * 0.09) - 0.5) * 1.6
      const distance = outline(u, v) + wander
      const taper = 1 - Math.min(1, (u / half) ** 2)
      const ridge = 1.2 * taper
      const side = v > ridge ? (v - ridge) / (front * taper + 0.5) : (ridge - v) / (back * taper + 1.5)
      const patch = cloud(u * 0.1 - offset, v * 0.13)
      ink.mix(FLESH, GOLD, smooth(0.3, 0.68, patch) * (0.3 + 0.7 * roasted))
      ink.over(ROAST, roasted * (0.55 * smooth(0.52, 0.74, patch) + 0.75 * smooth(-2.6, -0.3, distance)))
      ink.over(ROAST, roasted * 0.6 * smooth(1.2, 0, Math.abs(v - ridge)))
      ink.over(CRISP, roasted * (0.6 * smooth(8, 1, half - Math.abs(u)) + 0.3 * smooth(0.68, 0.8, patch)))
      const rind = smooth(-SKIN - 0.5, -SKIN + 0.5, skin(u, v) + wander)
      ink.over(noise(u * 0.5 + offset, v * 0.5) > 0.6 ? PEEL_DARK : PEEL, 0.92 * rind)
      const crumb = (noise(u * 0.5 - offset, v * 0.5) - 0.5) * 1.2
      ink.surface(0.35, 0.45, 2 + (HEIGHT - 2) * Math.sqrt(taper) * (1 - 0.62 * Math.min(1, side)) + crumb)
      return distance
    },
  }
}
