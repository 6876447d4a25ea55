import { degrees, FULL_TURN, polar } from '../drawing/outlines.ts'
import { placePiece, type DrawPiece } from '../drawing/piece.ts'
import { pick, wobble } from '../drawing/random.ts'
import { disc } from '../drawing/svg.ts'
import { lambsLettuceRosette } from '../pieces/cabbage-leaves.ts'
import { kaleLeaf, lettuceLeaf, rocketLeaf, spinachLeaf } from '../pieces/leaves.ts'
import type { DrawBed } from './bed.ts'

interface LeafMix {
  readonly ground: string
  readonly leaves: readonly [DrawPiece, ...DrawPiece[]]
}

/** Rings of leaves from the rim inwards; `reach` is a fraction of the radius. */
const RINGS = [
  { count: 11, reach: 0.79, scale: 1.6 },
  { count: 7, reach: 0.48, scale: 1.55 },
  { count: 3, reach: 0.18, scale: 1.5 },
] as const

const leafBed =
  ({ ground, leaves }: LeafMix): DrawBed =>
  (radius, random) => {
    const placed = RINGS.flatMap(({ count, reach, scale }) =>
      Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * FULL_TURN + random() * 0.4
        const leaf = pick(leaves, random)(random)
        const turn = degrees(angle) + 90 + wobble(30, random)
        return placePiece(leaf, { at: polar(angle, radius * reach), turn, scale: scale * (0.9 + random() * 0.25) })
      }),
    )
    return disc(radius, ground) + placed.join('')
  }

export const lettuceBed = leafBed({ ground: '#3F7635', leaves: [lettuceLeaf, spinachLeaf] })
export const spinachBed = leafBed({ ground: '#37682F', leaves: [spinachLeaf] })
export const kaleBed = leafBed({ ground: '#2D5B33', leaves: [kaleLeaf, kaleLeaf, spinachLeaf] })
export const rocketBed = leafBed({ ground: '#3F7635', leaves: [rocketLeaf, rocketLeaf, spinachLeaf] })
export const lambsLettuceBed = leafBed({ ground: '#2B632F', leaves: [lambsLettuceRosette] })
