import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud } from '../paint/noise.ts'
import { box, smooth } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import type { Spot } from './spot.ts'

/** How a glass is built: a tumbler, a tall glass, or a jar with a collar. */
export type GlassShape = 'tumbler' | 'tall' | 'jar'

interface Build {
  readonly halfWidth: number
  readonly halfHeight: number
  /** Width at the foot as a share of the mouth. */
  readonly foot: number
}

const BUILDS: Readonly<Record<GlassShape, Build>> = {
  tumbler: { halfWidth: 66, halfHeight: 90, foot: 0.86 },
  tall: { halfWidth: 52, halfHeight: 93, foot: 0.82 },
  jar: { halfWidth: 64, halfHeight: 90, foot: 1 },
}

const GLASS = colour('#DCE5E3')
const BRIGHT = colour('#F8F8F5')
const FAR_WALL = colour('#CBD2CE')
/** Thickness of wall and foot, units. */
const WALL = 3.4
const FOOT = 7
/** Height of the mouth's ellipse as a share of its width. */
export const MOUTH = 0.2
const LEAST_HEIGHT = 1.2
const ROUND = 11

const widthAt = ({ halfWidth, halfHeight, foot }: Build, v: number): number =>
  halfWidth * (foot + (1 - foot) * ((halfHeight - v) / (2 * halfHeight)))

export interface GlassWare {
  readonly x: number
  readonly y: number
  readonly shape: GlassShape
}

/** The round of the glass: 1 in its middle, 0 at its sides. */
const roundOf = (u: number, width: number): number => Math.sqrt(Math.max(0, 1 - Math.min(1, Math.abs(u) / width) ** 2))

function paintMouth(ink: Ink, lip: number): void {
  if (lip >= 0) return
  ink.over(FAR_WALL, 0.6)
  ink.height -= 5
  if (lip > -2.2) {
    ink.over(BRIGHT, 0.85)
    ink.height += 5
  }
}

/** An empty glass seen from the front. */
export function layGlass(scene: Scene, { x, y, shape }: GlassWare): Spot {
  const build = BUILDS[shape]
  const { halfWidth, halfHeight } = build
  const glass = {
    reach: halfHeight * 1.35,
    paint(u: number, v: number, ink: Ink): number {
      const width = widthAt(build, v)
      const lip = (Math.hypot(u, (v + halfHeight) / MOUTH) - halfWidth) * 0.5
      const corner = v > halfHeight - 18 ? box(width, halfHeight, 14)(u, v) : Math.abs(u) - width
      const side = v < -halfHeight ? 99 : corner
      const round = roundOf(u, width)
      ink.fill(GLASS)
      ink.surface(0.9, 0, 0.6 + round * ROUND)
      paintMouth(ink, lip)
      if (shape === 'jar' && Math.abs(v + halfHeight - 26) < 3) ink.height += 1.6
      return Math.min(side, lip)
    },
  }
  stamp(scene, glass, { x, y, base: 0, owner: CROCKERY })
  const inside = (pointX: number, pointY: number): boolean =>
    pointY < y + halfHeight - FOOT && Math.abs(pointX - x) < widthAt(build, pointY - y) - WALL
  return {
    x,
    y,
    radius: halfWidth - WALL,
    halfWidth: halfWidth - WALL,
    halfHeight,
    turn: 0,
    floor: LEAST_HEIGHT,
    level: ROUND,
    inside,
    isFront: true,
  }
}

/** A layer in a glass, from the bottom up; heights as shares of the glass. */
export interface GlassLayer {
  readonly from: number
  readonly to: number
  readonly owner: number
  /** How much its borders wander, units; liquids are level. */
  readonly uneven?: number
  /** Paints a point; the ink's height is the relief of what is seen through the glass. */
  paint(ink: Ink, u: number, v: number): void
}

/** Where a share of the height is, seen from the middle of the glass. */
export const heightInGlass = ({ halfHeight }: Spot, share: number): number =>
  halfHeight - FOOT - (2 * halfHeight - FOOT - 14) * share

/** How high the glass stands out at `u` from its middle: what is in it lies as high, or the wall would hide its ends. */
export const heightBehind = ({ halfWidth }: Spot, u: number): number => ROUND * roundOf(u, halfWidth + WALL)

/** Far enough from a layer that it does not touch, units. */
const OUTSIDE = 9
/** How far the borders of a layer may wander, units. */
const MARGIN = 14

/** Fills a glass between two heights. */
export function fillGlass(scene: Scene, spot: Spot, layer: GlassLayer): void {
  const { from, to, owner, uneven = 0 } = layer
  const { x, y, halfHeight, inside } = spot
  const low = heightInGlass(spot, from)
  const high = heightInGlass(spot, to)
  const corner = 12
  const filling = {
    reach: halfHeight * 1.35,
    paint(u: number, v: number, ink: Ink): number {
      if (v < high - MARGIN || v > low + MARGIN || !inside(x + u, y + v)) return OUTSIDE
      const half = spot.halfWidth
      // Seen a little from above: the surface bulges down at its near edge.
      const bow = 5 * (roundOf(u, half) - 1)
      const lower = low + (from > 0 ? (cloud(u * 0.05 + from * 9, 3) - 0.5) * uneven + bow : 0)
      const upper = high + (cloud(u * 0.05 + to * 9, 3) - 0.5) * uneven + bow
      const bottom = box(half + 2, halfHeight - FOOT + 3, corner)(u, v)
      const distance = Math.max(v - lower, upper - v, v > halfHeight - 30 ? Math.min(bottom + 2, 1) : -9)
      if (distance > 0.6) return OUTSIDE
      ink.surface(0.35, 0.02, 0)
      layer.paint(ink, u, v)
      const round = roundOf(u, half)
      ink.dim(0.66 + 0.34 * round)
      const across = u / half
      const light = smooth(0.1, 0, Math.abs(across + 0.72)) * 0.3 + smooth(0.05, 0, Math.abs(across - 0.82)) * 0.18
      ink.over(BRIGHT, light)
      ink.height = LEAST_HEIGHT + heightBehind(spot, u) + Math.max(0, ink.height) * 0.5
      return distance
    },
  }
  stamp(scene, filling, { x, y, base: 0.4, owner })
}
