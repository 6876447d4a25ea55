import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour, shaded } from '../paint/colour.ts'
import { cells, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import type { FishKind } from './fish-fillet.ts'

const BONE = colour('#8A5A3A')
/** Smoke gilds the silver of the belly. */
const BELLY = colour('#E9C98C')
const SHEEN = colour('#F6EEDC')
const GILT = colour('#C08A3C')
/** Where head and tail were cut off, in shares of half its length. */
const NECK = -0.8
const TAIL = 0.86

/** A small fish without head and tail, as sprats are served: dark back, shining belly, its flesh where the head was cut off. */
export function smallFish(random: Random, kind: FishKind, { a, b }: { readonly a: number; readonly b: number }): Piece {
  const { flesh, skin } = kind
  const back = shaded(skin, 0.5)
  const offset = grainOffset(random)
  const bend = within(random, -0.1, 0.1)
  const slant = within(random, 0.15, 0.4)
  return {
    reach: a,
    halfWidth: b * 1.2 + a * 0.12,
    paint(u, v, ink) {
      const along = u / a
      const across = v - bend * a * along * along
      const thick = b * (1.16 * Math.sqrt(Math.max(0.02, 1 - ((along + 0.35) / 1.3) ** 2)) - 0.42 * Math.max(0, along))
      const neck = a * NECK - u + across * slant
      const distance =
        Math.max(Math.abs(across) - thick, neck, u - a * TAIL - across * 0.2) + (noise(u * 0.2 + offset, v * 0.3) - 0.5)
      const high = across / b
      ink.mix(GILT, BELLY, smooth(-0.1, 0.5, high))
      ink.over(skin, 0.8 * smooth(0.1, -0.4, high))
      ink.over(back, 0.85 * smooth(-0.4, -0.8, high))
      const { near } = cells(u * 0.34 + offset, across * 0.4)
      ink.dim(0.9 + 0.16 * smooth(0.7, 0.15, near))
      // Silver shows through the smoke along the flank.
      ink.over(SHEEN, 0.6 * smooth(0.2, 0.04, Math.abs(high - 0.12)) * smooth(0.3, 0.6, noise(u * 0.12 + offset, 3)))
      // The cut shows flesh around the spot of the bone.
      const cut = smooth(-b * 0.36, -b * 0.22, neck)
      ink.over(flesh, 0.9 * cut)
      ink.over(BONE, 0.8 * cut * smooth(b * 0.24, b * 0.12, Math.abs(across)))
      ink.surface(
        0.6 - cut * 0.3,
        0.12,
        b * 0.95 * rounded(distance, b * 0.8) + (noise(u * 0.3 + offset, v) - 0.5) * 0.8,
      )
      return distance
    },
  }
}
