import { FULL_TURN, within } from '../paint/chance.ts'
import { lookOf } from '../looks/look-of.ts'
import type { Cut, PlatedFood } from '../plated-meal.ts'
import type { Point } from '../scene/spots.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'

export interface Bits {
  /** Middles of the pieces in which the bits are. */
  readonly places: readonly Point[]
  /** How far from the middle of a piece they show, units. */
  readonly reach: number
}

/** Bits of one food in one piece; more of grains and herbs. */
const BITS = { few: 4, shreds: 8, many: 14 } as const
/** Pieces of this radius, units, are small. */
const SMALL = 4.5
/** Size of a bit compared with a piece of the food. */
const SIZE = 7

/** What is worked in finely: more bits, or none would be found. */
const SHREDDED_ROLES = new Set(['cabbage', 'fresh-herb'])
const SHREDDED_CUTS = new Set<Cut>(['shredded', 'grated'])

/** Foods that are worked into a patty or loaf show in bits on its face. */
export function layBits(stage: Stage, workedIn: readonly PlatedFood[], { places, reach }: Bits): void {
  const { scene, random, spot } = stage
  for (const food of workedIn) {
    const look = lookOf(food)
    if (look === null) continue
    const isShredded = SHREDDED_ROLES.has(food.role ?? '') || food.cuts.some((cut) => SHREDDED_CUTS.has(cut))
    const count = look.make(random).reach < SMALL ? BITS.many : isShredded ? BITS.shreds : BITS.few
    for (const place of places) {
      for (let bit = 0; bit < count; bit += 1) {
        const piece = look.make(random)
        const angle = random() * FULL_TURN
        const far = Math.sqrt(random()) * reach
        const x = place.x + Math.cos(angle) * far
        const y = place.y + Math.sin(angle) * far
        stamp(scene, piece, {
          x,
          y,
          turn: random() * FULL_TURN,
          scale: Math.min(0.7, SIZE / piece.reach) * within(random, 0.7, 1.05),
          base: scene.heightAt(x, y),
          sink: 0.7,
          owner: ownerOf(stage, food),
          clip: spot.inside,
        })
      }
    }
  }
}
