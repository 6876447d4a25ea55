import { roastKind } from '../../looks/roast-kinds.ts'
import { within } from '../../paint/chance.ts'
import { loafSlice } from '../../pieces/loaf-slice.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { layHero, type ServedHero } from '../../plating/hero.ts'
import { layBits } from '../../plating/lay-bits.ts'
import { settle } from '../../plating/settle.ts'
import { turned } from '../../plating/turned.ts'
import type { Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** Grams of one slice, and how many a plate shows. */
const SLICE_G = 90
const LEAST = 3
const MOST = 3

/** Sizes as shares of the radius of the spot: half the width and height of a slice, its thickness, the length of the row. */
const SIZE = { a: 0.47, b: 0.42, thick: 0.15, row: 1.3 } as const
/** How much the row is bent, and by how much each slice lies higher than the one it leans on, as a share of its thickness. */
const FAN = 0.42
const RISE = 0.4

/** All that was baked in the tin. */
const isBaked = (food: PlatedFood): boolean => food.heats.includes('baked')

/** Thick slices in a row, each leaning on the one before. */
function laySlices(stage: Stage, { hero, workedIn }: ServedHero): void {
  const { scene, random, spot } = stage
  const { radius, floor, lie = -0.16 } = spot
  const grams = [hero, ...workedIn].reduce((sum, food) => sum + food.grams, 0)
  const count = Math.max(LEAST, Math.min(MOST, Math.round(grams / SLICE_G)))
  const step = (radius * SIZE.row) / count
  const kind = roastKind(hero)
  const places: Point[] = []
  for (let index = 0; index < count; index += 1) {
    const along = (index - (count - 1) / 2) * step
    const share = along / radius
    const middle = turned(spot, { u: along, v: share * share * radius * FAN, turn: lie })
    const place = settle(middle, radius * SIZE.b, spot.inside)
    // The next slice hides the right half of this one.
    places.push(turned(place, { u: -radius * SIZE.b * 0.5, v: 0, turn: lie }))
    const piece = loafSlice(random, {
      kind,
      a: radius * SIZE.a,
      b: radius * SIZE.b,
      thick: radius * SIZE.thick,
    })
    stamp(scene, piece, {
      ...place,
      turn: lie + share * FAN + within(random, -0.06, 0.06),
      base: floor + index * RISE * radius * SIZE.thick,
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
  layBits(stage, workedIn, { places, reach: radius * 0.26 })
}

/** A pasztet, nut roast or potato loaf from a tin, sliced. */
export function layLoaf(stage: Stage): void {
  layHero(stage, { isHero: isBaked, isWorkedIn: isBaked, lay: laySlices })
}
