import { dots } from '../drawing/outlines.ts'
import { flatPiece, type DrawPiece, type Piece } from '../drawing/piece.ts'
import type { Random } from '../drawing/random.ts'
import { circle, line, shape, type Point } from '../drawing/svg.ts'

const FLORETS: readonly Point[] = [
  [0, -4],
  [-6, -1],
  [6, -1],
  [-3.6, -7],
  [3.6, -7],
  [-4, 3],
  [4, 3],
  [0, 1],
]

interface FloretColours {
  readonly shade: string
  readonly crown: string
}

function floretPiece({ shade, crown }: FloretColours, extra: { under: string; over: string }): Piece {
  const each = (radius: number, shift: Point, fill?: string): string =>
    FLORETS.map(([x, y]) => circle([x + shift[0], y + shift[1]], radius, fill)).join('')
  return {
    silhouette: each(4.6, [0, 0]),
    body: `${extra.under}${each(4.6, [0, 0], shade)}${each(3.4, [-0.6, -0.8], crown)}${extra.over}`,
  }
}

const BROCCOLI = { shade: '#2F7238', crown: '#47924A', bud: '#78B765', stem: '#A9C873' }

export const broccoliFloret: DrawPiece = (random) =>
  floretPiece(BROCCOLI, {
    under: shape('M-3.4 3L-4.2 12Q0 14 4.2 12L3.4 3Z', BROCCOLI.stem),
    over: line(dots(20, 8, random), BROCCOLI.bud, 1.3),
  })

const CAULIFLOWER = { shade: '#E2CFA0', crown: '#FBF3DC', scorch: '#D9B46C' }

export const cauliflowerFloret: DrawPiece = (random) =>
  floretPiece(CAULIFLOWER, {
    under: '',
    over: line(dots(12, 7, random), { colour: CAULIFLOWER.scorch, opacity: 0.7 }, 1.2),
  })

interface ShredColours {
  readonly edge: string
  readonly light: string
}

const shreds =
  ({ edge, light }: ShredColours, width: number): DrawPiece =>
  (random: Random) => {
    const bend = -2 - random() * 2
    const course = `M-9 2Q-2-6 9-1M-7 5Q2${bend.toFixed(1)} 8 4M-6-4Q2 2 7-5`
    return flatPiece(line(course, edge, width), line(course, light, width * 0.5))
  }

export const redCabbageShreds = shreds({ edge: '#7B3C78', light: '#C79AC4' }, 2)
export const whiteCabbageShreds = shreds({ edge: '#A9C878', light: '#EFF6D6' }, 2.2)
export const sauerkrautShreds = shreds({ edge: '#D9C27E', light: '#F6EBC0' }, 1.9)
