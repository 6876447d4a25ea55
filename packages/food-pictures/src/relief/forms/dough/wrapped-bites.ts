import { lookOf } from '../../looks/look-of.ts'
import { colour } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import { rasherBand } from '../../pieces/dough/rasher-band.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { nest } from './pile.ts'

const PRUNE = colour('#3E2230')
const PRUNE_DARK = colour('#22121A')

/** Half axes of a bite, units, and how many lie on a plate. */
const BITE = { a: 15, b: 11.5, least: 6, most: 11 } as const
const MOST_SIZE = 1.5

/** Dried fruit is as large as a bite, so that one rasher goes around each. */
const isBite = ({ role }: PlatedFood): boolean => role === 'dried-fruit'
const isRasher = ({ foodId }: PlatedFood): boolean => foodId === 'bacon'

interface Wrapped {
  readonly bite: PlatedFood
  readonly rasher: PlatedFood
}

/** What is wrapped in bacon bite by bite; null for rolls of other kinds. */
export function wrappedBites(foods: readonly PlatedFood[]): Wrapped | null {
  const bite = foods.find(isBite)
  const rasher = foods.find(isRasher)
  return bite === undefined || rasher === undefined ? null : { bite, rasher }
}

/** Prunes, each with a rasher around its middle and its ends in sight. */
export function layWrappedBites(stage: Stage, { bite, rasher }: Wrapped): void {
  const { scene, random, spot } = stage
  const count = Math.max(BITE.least, Math.min(BITE.most, lookOf(bite)?.count ?? BITE.least))
  for (const bed of nest(spot, random, { count, a: BITE.a, b: BITE.b * 1.12, most: MOST_SIZE, disorder: 0.7 })) {
    const { x, y, turn, size } = bed
    const place = { x, y, turn, scale: size, base: spot.floor, clip: spot.inside }
    const prune = lump(random, {
      rx: BITE.a,
      ry: BITE.b * 0.94,
      height: BITE.b * 0.95,
      uneven: 0.16,
      rough: 2.4,
      colour: PRUNE,
      second: PRUNE_DARK,
      gloss: 0.75,
      grain: 0.1,
    })
    stamp(scene, prune, { ...place, owner: ownerOf(stage, bite) })
    const band = rasherBand(random, { half: BITE.a * 0.56, around: BITE.b })
    stamp(scene, band, { ...place, owner: ownerOf(stage, rasher) })
  }
}
