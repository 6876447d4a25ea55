import { FULL_TURN, leafOutline, polar } from '../drawing/outlines.ts'
import { cutPiece, ovalPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { pick, wobble, type Random } from '../drawing/random.ts'
import { ellipse, line, pair, shape } from '../drawing/svg.ts'

interface LeafGreens {
  readonly blade: string
  readonly light: string
}

const SPINACH_GREENS: readonly [LeafGreens, ...LeafGreens[]] = [
  { blade: '#5B9A3C', light: '#86BC5C' },
  { blade: '#72AC46', light: '#A2CD70' },
  { blade: '#437F37', light: '#6FA657' },
]
const SPINACH_OUTLINE = leafOutline(11, 8)
const SPINACH_VEINS = 'M0-8V10M0-3L3.6-5.6M0 1L4-1.6M0-1L-3.6-3.6M0 4L-3.6 1.4'

export const spinachLeaf: DrawPiece = (random) => {
  const greens = pick(SPINACH_GREENS, random)
  return cutPiece(
    SPINACH_OUTLINE,
    shape(SPINACH_OUTLINE, greens.blade),
    shape('M0-10.4C6-6 6.4 4 0 10.4Z', { colour: greens.light, opacity: 0.55 }),
    line(SPINACH_VEINS, { colour: '#D2E6A8', opacity: 0.75 }, 0.7),
  )
}

interface FrillyLeaf {
  readonly teeth: number
  readonly narrow: number
  readonly length: number
  readonly bite: number
}

/** A leaf with a frilly edge. */
function frillyOutline({ teeth, narrow, length, bite }: FrillyLeaf, random: Random): string {
  const corners = Array.from({ length: teeth }, (_, i) => {
    const reach = length + (i % 2 === 0 ? -bite : bite) + wobble(0.6, random)
    const [x, y] = polar((i / teeth) * FULL_TURN, reach)
    return pair([x * narrow, y])
  })
  return `M${corners.join('L')}Z`
}

const LETTUCE_GREENS: readonly [LeafGreens, ...LeafGreens[]] = [
  { blade: '#86BC4C', light: '#B5DA7C' },
  { blade: '#6FA93F', light: '#9CCB62' },
  { blade: '#9CCB5B', light: '#CBE59A' },
]

/** A bold line rounds off the frills; its width is the depth of the leaf's shade. */
const rounded = (outline: string, colour: string, width: number): string =>
  `<path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${width}"/>`

export const lettuceLeaf: DrawPiece = (random) => {
  const greens = pick(LETTUCE_GREENS, random)
  return ovalPiece(
    [10.4, 12],
    rounded(frillyOutline({ teeth: 16, narrow: 0.86, length: 11.2, bite: 1.3 }, random), greens.blade, 2),
    ellipse([0, 1], [6.4, 8], { colour: greens.light, opacity: 0.75 }),
    line('M0 11V-7M0 3L4.4-1.4M0 5L-4.4.6M0-2L3-5', '#E9F4CE', 1),
  )
}

const KALE = { blade: '#3B7340', light: '#56925A', vein: '#B9D6A6' }

export const kaleLeaf: DrawPiece = (random) =>
  ovalPiece(
    [8, 11.4],
    rounded(frillyOutline({ teeth: 14, narrow: 0.7, length: 10.2, bite: 1.8 }, random), KALE.blade, 2.4),
    ellipse([0, 1], [4.6, 7.4], { colour: KALE.light, opacity: 0.8 }),
    line('M0 11V-7M0 3L4-1M0 5L-4 1', KALE.vein, 0.9),
  )

const ROCKET = { blade: '#4E8C3A', vein: '#A9CF80' }
const ROCKET_OUTLINE =
  'M0-11C4-10 4.6-6 2-4.4C6-4 6 0 2 .6C5 1.6 4 5 1 5V11H-1V5C-4 5-5 1.6-2 .6C-6 0-6-4-2-4.4C-4.6-6-4-10 0-11Z'

export const rocketLeaf: DrawPiece = () =>
  stripPiece('M0 11V-9', 5, shape(ROCKET_OUTLINE, ROCKET.blade), line('M0-8V10', ROCKET.vein, 0.9))
