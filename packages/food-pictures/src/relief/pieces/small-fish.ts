import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour, shaded } from '../paint/colour.ts'
import { cells, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import type { FishKind } from './fish-fillet.ts'

const EYE = colour('#2A1E16')
const RING = colour('#E9D9B0')
/** Where the head ends and where the tail begins, in shares of half its length. */
const GILL = -0.66
const TAIL = 0.68

/** A whole small fish from its side, as sprats are smoked: head to the left, dark back, shining belly, forked tail. */
export function smallFish(random: Random, kind: FishKind, { a, b }: { readonly a: number; readonly b: number }): Piece {
  const { flesh, second, skin } = kind
  const back = shaded(skin, 0.62)
  const offset = grainOffset(random)
  const bend = within(random, -0.12, 0.12)
  return {
    reach: a * 1.06,
    halfWidth: b * 1.4 + a * 0.14,
    paint(u, v, ink) {
      const along = u / a
      const across = v - bend * a * along * along
      const body = b * Math.sqrt(Math.max(0, 1 - ((along + 0.18) / 0.86) ** 2)) * (0.82 - 0.12 * along)
      const belly = Math.max(Math.abs(across) - Math.max(body, along < TAIL ? b * 0.2 : 0), -a - u, u - a * TAIL)
      const spread = b * (0.16 + 0.8 * Math.max(0, (along - TAIL + 0.06) / (1.06 - TAIL)))
      const notch = u - a * (0.84 + 0.16 * Math.min(1, Math.abs(across) / (b * 0.7)))
      const fin = Math.max(Math.abs(across) - spread, a * (TAIL - 0.06) - u, notch)
      const distance = Math.min(belly, fin)
      const high = across / b
      ink.mix(flesh, second, smooth(-0.1, 0.5, high))
      ink.over(skin, smooth(0.15, -0.35, high))
      ink.over(back, 0.85 * smooth(-0.3, -0.72, high) + 0.5 * smooth(TAIL - 0.1, TAIL + 0.1, along))
      const { near } = cells(u * 0.3 + offset, across * 0.36)
      ink.dim(0.88 + 0.2 * smooth(0.7, 0.15, near))
      const gill = Math.abs(Math.hypot(u - a * (GILL - 0.2), across) - a * 0.2)
      ink.over(back, 0.6 * smooth(1.4, 0.4, gill) * (along < GILL + 0.1 ? 1 : 0))
      const eye = Math.hypot(u - a * (GILL - 0.12), across + b * 0.16)
      ink.over(RING, smooth(b * 0.26, b * 0.2, eye))
      ink.over(EYE, smooth(b * 0.17, b * 0.11, eye))
      ink.surface(0.8, 0.12, b * 0.95 * rounded(distance, b * 0.8) + (noise(u * 0.3 + offset, v) - 0.5) * 0.8)
      return distance
    },
  }
}
