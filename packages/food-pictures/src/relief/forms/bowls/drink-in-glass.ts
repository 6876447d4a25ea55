import { fillGlass, heightBehind, heightInGlass, MOUTH } from '../../crockery/glass.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { between, type Colour, colour, shaded } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cells, cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { spoonLookOf } from './fallback-look.ts'

/** How full a glass is poured, as a share of its height. */
export const FULL = 0.93

/** Towards white, as the foam of milk. */
export const FOAM = colour('#FFFBF2')

const GLASS_EDGE = colour('#F4F5F1')

/** What fills a glass. */
interface Juice {
  readonly tint: Colour
  readonly owner: number
  readonly isClear: boolean
  /** Foam of what was blended with milk. */
  readonly foam: number
}

/** Pours a drink to the brim, foam on it when it was shaken with milk. */
export function fillWithJuice({ scene, spot, random }: Stage, { tint, owner, isClear, foam }: Juice): void {
  const offset = random() * 99
  const deep = shaded(tint, isClear ? 0.66 : 0.84)
  fillGlass(scene, spot, {
    from: 0,
    to: FULL - foam,
    owner,
    paint(ink, u, v) {
      const patch = cloud(u * 0.03 + offset, v * 0.03)
      ink.mix(tint, deep, smooth(0.3, 0.75, patch))
      if (isClear) ink.over(GLASS_EDGE, 0.18 * smooth(-40, -90, v))
      else if (noise(u * 0.8 + offset, v * 0.8) > 0.9) ink.dim(0.9)
      ink.gloss = 0.4
    },
  })
  if (foam === 0) return
  const pale = between(tint, FOAM, 0.62)
  const shade = between(tint, FOAM, 0.3)
  fillGlass(scene, spot, {
    from: FULL - foam,
    to: FULL,
    owner,
    uneven: 3,
    paint(ink, u, v) {
      const { near, second } = cells(u * 0.34 + offset, v * 0.34)
      ink.mix(pale, shade, smooth(0.5, 0.1, second - near) * 0.6)
      ink.surface(0.5, 0.05, 1.4 * (0.6 - near))
    },
  })
}

/** The surface of the drink in the mouth of the glass, seen a little from above. */
export function laySurface({ scene, spot, random }: Stage, tint: Colour, owner: number): void {
  const offset = random() * 99
  const half = spot.halfWidth - 1
  const pale = between(tint, FOAM, 0.35)
  const disc = {
    reach: half + 1,
    halfWidth: half * MOUTH + 1,
    paint(u: number, v: number, ink: Ink) {
      const distance = (Math.hypot(u, v / MOUTH) - half) * 0.4
      const bubble = noise(u * 0.4 + offset, v * 1.4)
      ink.mix(tint, pale, smooth(0.4, 0.8, cloud(u * 0.05 + offset, v * 0.2)))
      if (bubble > 0.8) ink.over(FOAM, 0.3)
      // As round as the glass, or its ends would cast shadows beside it.
      ink.surface(0.6, 0, heightBehind(spot, u) + 0.6 * rounded(distance, 2))
      return distance
    },
  }
  stamp(scene, disc, { x: spot.x, y: spot.y + heightInGlass(spot, FULL), base: 2.2, owner })
}

/** Cooked fruit at the bottom of a kompot, seen through the glass. */
export function layFruitIn(stage: Stage, foods: readonly PlatedFood[], tint: Colour): void {
  const { scene, spot, random } = stage
  for (const food of foods) {
    const look = spoonLookOf(food)
    const count = Math.min(7, Math.max(2, look.count))
    const pointIn = (): { x: number; y: number } => ({
      x: spot.x + within(random, -0.66, 0.66) * spot.halfWidth,
      y: spot.y + within(random, 0.3, 0.78) * spot.halfHeight,
    })
    for (const point of spreadOut(random, { count, pointIn, tries: 14 })) {
      const piece = look.make(random)
      const seen = {
        ...piece,
        paint(u: number, v: number, ink: Ink) {
          const distance = piece.paint(u, v, ink)
          ink.over(tint, 0.3)
          ink.height *= 0.35
          return distance
        },
      }
      stamp(scene, seen, {
        ...point,
        turn: random() * FULL_TURN,
        scale: 1.3,
        // Lower at the sides, as the glass is round.
        base: 10 * Math.sqrt(1 - 0.9 * ((point.x - spot.x) / spot.halfWidth) ** 2),
        owner: ownerOf(stage, food),
        clip: spot.inside,
      })
    }
  }
}
