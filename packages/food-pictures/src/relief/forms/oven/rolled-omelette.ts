import type { Random } from '../../../drawing/random.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { stick } from '../../pieces/stick.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Piece } from '../../scene/piece.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import type { EggTints } from './egg-tints.ts'
import { strewFilling } from './strew-filling.ts'

const GOLD = colour('#D9932E')
/** Turns of the spiral from the middle to the edge, and the part of a turn that is filling. */
const TURNS = 2.6
const FILLED = 0.36
/** Slices that are cut from the roll. */
const SLICES = 3

/** How far a point of a slice is from the band of the filling, units: negative in it. */
function fromFilling(u: number, v: number, radius: number): number {
  const pitch = radius / TURNS
  const turn = Math.hypot(u, v) / pitch - Math.atan2(v, u) / FULL_TURN + 3
  return (Math.abs((turn % 1) - 0.5) - FILLED / 2) * pitch
}

/** A slice of the roll, cut face up: the egg is a spiral. */
function rollSlice(random: Random, radius: number, { pale, deep }: EggTints): Piece {
  const offset = random() * 70
  return {
    reach: radius * 1.08,
    paint(u, v, ink) {
      const distance = Math.hypot(u, v * 1.04) - radius + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 2
      ink.mix(pale, deep, smooth(0.3, 0.7, cloud(u * 0.2 + offset, v * 0.2)))
      ink.over(GOLD, 0.75 * smooth(-2.2, -0.6, distance))
      ink.surface(0.5, 0.2, 9 * rounded(distance, 3))
      return distance
    },
  }
}

/** The filling of a slice, between the turns of the egg. */
function rollFilling(random: Random, radius: number, tint: Colour): Piece {
  const offset = random() * 70
  const dark = shaded(tint, 0.6)
  return {
    reach: radius,
    paint(u, v, ink) {
      const edge = Math.hypot(u, v) - radius * 0.88
      const wander = (cloud(u * 0.22 + offset, v * 0.22) - 0.5) * 3
      ink.mix(dark, tint, smooth(0.25, 0.6, cloud(u * 0.3 + offset, v * 0.3)))
      ink.surface(0.5, 0.4, 9.4)
      return Math.max(edge, fromFilling(u, v, radius) + wander)
    },
  }
}

interface Roll {
  readonly batter: PlatedFood
  readonly filling: readonly PlatedFood[]
  readonly tints: EggTints
}

/** An omelette rolled around its filling: the roll behind, slices cut from it in front. */
export function layRolled(stage: Stage, { batter, filling, tints }: Roll): void {
  const { scene, spot, random } = stage
  const owner = ownerOf(stage, batter)
  const radius = spot.radius * 0.27
  const turn = -0.18
  const clip = spot.inside
  const roll = stick(random, {
    length: spot.radius * 1.5,
    width: radius * 1.9,
    height: radius * 0.75,
    square: 0.3,
    colour: tints.pale,
    second: tints.deep,
    gloss: 0.5,
    grain: 0.16,
    paint(ink, { u, v, offset }) {
      ink.over(GOLD, 0.7 * smooth(0.48, 0.68, cloud(u * 0.05 + offset, v * 0.05)))
      // The edge of the sheet, where the roll ends.
      ink.dim(1 - 0.22 * smooth(1.2, 0.2, Math.abs(v - radius * 0.42 + Math.sin(u * 0.07) * 1.4)))
    },
  })
  const at = { x: spot.x, y: spot.y - spot.radius * 0.34 }
  strewFilling(stage, filling, {
    pointIn: inEllipse({ x: at.x + spot.radius * 0.66, y: at.y - spot.radius * 0.12, a: radius * 0.7 }),
    count: 14,
    mostReach: radius * 0.35,
  })
  stamp(scene, roll, { ...at, turn, base: spot.floor, owner, clip })
  for (let index = 0; index < SLICES; index += 1) {
    const along = (index - (SLICES - 1) / 2) * radius * 1.72
    const place = {
      x: spot.x + along * Math.cos(turn),
      y: spot.y + spot.radius * 0.34 + along * Math.sin(turn),
      turn: index * 1.9,
      base: spot.floor + 1,
      clip,
    }
    stamp(scene, rollSlice(random, radius, tints), { ...place, owner })
    const food = filling[index % Math.max(1, filling.length)]
    if (food !== undefined)
      stamp(scene, rollFilling(random, radius, tintOf(food)), { ...place, owner: ownerOf(stage, food) })
  }
}
