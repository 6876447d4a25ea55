import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { grainTile } from '../../paint/grain-tile.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { box, ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import { brown } from '../browning.ts'
import type { GrainKind } from '../grain-bed.ts'
import type { PiecePoint } from '../lump.ts'

/** What a roll is wrapped in. */
export interface Wrapper {
  readonly colour: Colour
  readonly second: Colour
  readonly gloss: number
  readonly grain: number
  /** 0 raw to 1 dark. */
  readonly browned?: number
  /** How round its ends are, 0 cut square to 1. */
  readonly round: number
  /** How uneven its surface is, units. */
  readonly rough?: number
  /** How high it is: 1 stiff, less when it sinks flat. */
  readonly stiff?: number
  readonly paint?: (ink: Ink, point: PiecePoint) => void
}

export interface RollShape {
  /** Half its length and half its width, units. */
  readonly a: number
  readonly b: number
}

/** A roll on its side, as high as it is wide and a little flattened. */
export function rollBody(random: Random, wrapper: Wrapper, { a, b }: RollShape): Piece {
  const offset = grainOffset(random)
  const { round, rough = 1.2, browned = 0, stiff = 1, paint } = wrapper
  const outline = box(a, b, Math.min(a, b) * Math.max(0.12, round))
  const point = { u: 0, v: 0, distance: 0, offset }
  return {
    reach: Math.hypot(a, b) * 1.05,
    halfWidth: b * 1.12 + 1,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 3.4
      ink.mix(wrapper.colour, wrapper.second, smooth(0.3, 0.7, cloud(u * 0.07 + offset, v * 0.07)))
      const across = rounded(Math.abs(v) - b, b)
      const ends = rounded(distance, 2 + b * round * 0.9)
      const bump = (cloud(u * 0.13 - offset, v * 0.13) - 0.5) * rough * 2
      ink.surface(wrapper.gloss, wrapper.grain, b * 1.15 * stiff * across * (0.35 + 0.65 * ends) + bump)
      point.u = u
      point.v = v
      point.distance = distance
      if (browned > 0) brown(ink, point, browned)
      paint?.(ink, point)
      return distance
    },
  }
}

export interface DrapeColours {
  readonly tint: Colour
  readonly second: Colour
}

/** Sauce that was ladled over the middle of a roll: it follows the roll and runs down its sides in tongues. */
export function sauceDrape(random: Random, { tint, second }: DrapeColours, { a, b }: RollShape): Piece {
  const offset = grainOffset(random)
  const outline = box(a, b * 1.1, Math.min(a, b) * 0.8)
  return {
    reach: Math.hypot(a, b * 1.1) + 10,
    halfWidth: b * 1.1 + 10,
    paint(u: number, v: number, ink: Ink) {
      const tongue = (cloud(u * 0.11 + offset, v * 0.02) - 0.5) * 20 * smooth(0.3 * b, b, Math.abs(v))
      const distance = outline(u, v) + tongue + (cloud(u * 0.07 - offset, v * 0.07) - 0.5) * 13
      const pulp = noise(u * 0.22 + offset, v * 0.22)
      ink.mix(tint, second, smooth(0.35, 0.75, cloud(u * 0.08, v * 0.08 + offset) * 0.6 + pulp * 0.4))
      ink.dim(1 - 0.12 * smooth(-2.5, 0, distance))
      ink.surface(
        0.7,
        0.18,
        b * 1.13 * rounded(Math.abs(v) - b * 1.04, b) + 1.8 * rounded(distance, 4) + (pulp - 0.5) * 1.1,
      )
      return distance
    },
  }
}

export interface FaceOptions {
  readonly a: number
  readonly b: number
  readonly height: number
  /** By how much its outer side lies lower than its inner one, units. */
  readonly slope?: number
  readonly wrapper: Colour
  readonly inner: Colour
  /** Width of the wrapper around the filling, units. */
  readonly rim: number
  readonly isCoarse?: boolean
  /** The grain that binds the filling, when it is seen as grains. */
  readonly grains?: GrainKind | undefined
}

interface Grains {
  readonly tile: ReturnType<typeof grainTile>
  readonly grains: GrainKind
}

/** Grains pressed together; returns how they rise and fall. */
function paintGrains(ink: Ink, { tile, grains }: Grains, { u, v }: { readonly u: number; readonly v: number }): number {
  tile.look(u, v)
  ink.mix(grains.colour, grains.second, tile.luck)
  ink.dim(0.72 + (0.38 * tile.height) / tile.top)
  return tile.height * 0.6
}

/** The cut face of a roll: its wrapper around, and what binds the filling. */
export function rollFace(
  random: Random,
  { a, b, height, slope = 0, wrapper, inner, rim, isCoarse = false, grains }: FaceOptions,
): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(a, b)
  const tile = grains === undefined ? null : grainTile(grains.shape)
  return {
    reach: Math.max(a, b) * 1.05,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 1.4
      const grain = cloud(u * 0.3 + offset, v * 0.3)
      ink.fill(inner)
      ink.dim(0.88 + 0.24 * grain)
      const bump = tile === null || grains === undefined ? 0 : paintGrains(ink, { tile, grains }, { u, v })
      ink.over(wrapper, smooth(-rim - 0.9, -rim + 0.5, distance))
      ink.surface(
        0.35,
        isCoarse ? 0.6 : 0.25,
        height - (slope * (u + a)) / (2 * a) + rounded(distance, 1.6) + (isCoarse ? (grain - 0.5) * 2 : bump),
      )
      return distance
    },
  }
}
