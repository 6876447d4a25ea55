import { isPate, pateTint } from '../../looks/pate-tint.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cells, cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Piece } from '../../scene/piece.ts'
import type { Random } from '../../../drawing/random.ts'

/** How a spread looks in its pot. */
export interface Paste {
  readonly colour: Colour
  readonly second: Colour
  /** 0 smooth as hummus to 1 coarse, as crushed beans; between them a fine pâté that a fork was drawn through. */
  readonly coarse: number
  /** Colours of bits in a coarse paste. */
  readonly bits: readonly Colour[]
  readonly gloss: number
  /** Bits of charred skin in it. */
  readonly isSmoky?: boolean
}

const SMOOTH_FOODS = new Set([
  'hummus',
  'silken-tofu',
  'greek-yoghurt',
  'soy-yoghurt',
  'natural-yoghurt',
  'skyr',
  'soy-skyr',
  'quark',
  'tahini',
])
const SMOOTH_ROLES = new Set(['yoghurt-like', 'cream-cheese', 'nut-butter', 'split-pulse'])

export const isSmoothPaste = ({ foodId, role, cuts }: PlatedFood): boolean =>
  SMOOTH_FOODS.has(foodId) || (role !== null && SMOOTH_ROLES.has(role)) || cuts[0] === 'blended'

/** How coarse a fine pâté is. */
export const FINE = 0.3

/** The paste of a main food with others mashed into it. */
export function pasteOf(body: PlatedFood, mass: readonly PlatedFood[], tint: Colour): Paste {
  const isFine = isPate(body, mass)
  const isSmoky = body.foodId === 'aubergine' && body.heats.includes('baked')
  const mixed = isFine ? pateTint(tint) : tint
  return {
    colour: mixed,
    second: shaded(mixed, 0.8),
    coarse: isSmoothPaste(body) ? 0 : isFine || isSmoky ? FINE : 1,
    bits: mass.map(tintOf),
    gloss: body.foodId === 'avocado' ? 0.65 : 0.5,
    isSmoky,
  }
}

const PALE = colour('#FDFAF2')
const CHAR = colour('#3E3028')

/** Furrows of a fork that was turned once around in the pot, units. */
const forked = (phase: number, far: number): number =>
  Math.sin(phase * 3 + far * 0.7) * 0.8 * smooth(6, 16, far) * smooth(-0.7, 0.5, Math.sin(phase + 1))

/** Specks and crumbs that a blender leaves in a pâté; returns how far they stand out. */
function crumbs(ink: Ink, u: number, v: number): number {
  const crumb = noise(u * 0.5, v * 0.5)
  ink.dim(1 - 0.22 * smooth(0.74, 0.84, crumb))
  ink.over(PALE, 0.22 * smooth(0.22, 0.12, crumb))
  return (crumb - 0.5) * 1.2
}

/** The surface of a paste: the turn of a spoon in a smooth one, the lines of a fork in a coarse one. */
export function pastePiece(
  random: Random,
  { colour: tint, second, coarse, bits, gloss, isSmoky = false }: Paste,
  radius: number,
): Piece {
  const offset = grainOffset(random)
  const rise = radius * 0.15
  return {
    reach: radius * 1.06,
    paint(u, v, ink) {
      const far = Math.hypot(u, v)
      const distance = far - radius + (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 4
      ink.mix(tint, second, cloud(u * 0.08 + offset, v * 0.08) * (0.4 + coarse * 0.5))
      let height = 4 + rise * rounded(distance, radius * 0.8)
      if (coarse <= FINE) {
        const phase = Math.atan2(v, u) + far * 0.11 + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 1.6
        const well = smooth(radius * 0.3, radius * 0.08, far)
        height +=
          (Math.sin(phase) * 2.4 + Math.sin(phase * 2 + 1) * 1.3) *
            smooth(4, 14, far) *
            smooth(radius, radius * 0.8, far) -
          well * 3
        if (coarse > 0) height += forked(phase, far) + crumbs(ink, u + offset, v)
        if (isSmoky) ink.over(CHAR, 0.7 * smooth(0.79, 0.88, noise(u * 0.42 - offset, v * 0.42 + u * 0.1)))
        ink.surface(gloss * (1 - coarse), 0.06 + coarse, height)
        return distance
      }
      const { near, luck } = cells(u * 0.19 + offset, v * 0.19)
      const bit = bits[Math.floor(luck * 9973) % Math.max(1, bits.length)]
      if (bit !== undefined && luck > 0.5) ink.over(bit, 0.75 * smooth(0.6, 0.3, near))
      if (luck < 0.2) ink.over(PALE, 0.3 * smooth(0.55, 0.2, near))
      if (noise(u * 0.7 + offset, v * 0.7) > 0.8) ink.dim(0.85)
      const fork = Math.sin((v * 0.8 + u * 0.35) * 0.62 + cloud(u * 0.018 + offset, v * 0.018) * 26)
      height += fork * 1.2 + (0.5 - near) * 2 + (cloud(u * 0.07, v * 0.07 + offset) - 0.5) * 5
      ink.surface(gloss, 0.45, height)
      return distance
    },
  }
}
