import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cells, cloud, noise } from '../../paint/noise.ts'
import { box, ellipse, rounded, smooth, type Outline } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

/** A crisp bread or cake of puffed grains. */
export interface CrispKind {
  readonly a: number
  readonly b: number
  readonly grams: number
  readonly outline: (a: number, b: number) => Outline
  readonly height: number
  readonly texture: (ink: Ink, point: CrispPoint) => void
}

export interface CrispPoint {
  readonly u: number
  readonly v: number
  readonly distance: number
  readonly offset: number
}

const RICE = colour('#F7F0E0')
const RICE_SHADE = colour('#E4D4B4')
const RICE_TOAST = colour('#C9A468')
const RYE = colour('#C79A62')
const RYE_DARK = colour('#9A6A38')
const RYE_PIT = colour('#6E4520')
const CORN = colour('#F3CB6A')
const CORN_PALE = colour('#FBE6A8')
const CORN_DARK = colour('#D79A34')

/** Puffed grains, pressed together. */
function puffed(ink: Ink, { u, v, distance, offset }: CrispPoint): void {
  const grain = cells(u * 0.19 + offset, v * 0.19 + offset)
  const gap = grain.second - grain.near
  ink.mix(RICE, RICE_SHADE, grain.luck * 0.9)
  ink.over(RICE_TOAST, 0.6 * smooth(0.6, 0.8, cloud(u * 0.05 + offset, v * 0.05)) + 0.4 * smooth(-4, 0, distance))
  ink.dim(1 - 0.42 * smooth(0.2, 0, gap))
  ink.height += 3 * Math.sqrt(Math.max(0, 1 - (grain.near / 0.75) ** 2))
}

/** Rye crispbread: rows of dents from the docker, flour in them. */
function docked(ink: Ink, { u, v, offset }: CrispPoint): void {
  const wander = cloud(u * 0.05 + offset, v * 0.05) * 2.4
  const dent = Math.hypot(((u + wander + 400) % 7) - 3.5, ((v + wander + 400) % 7) - 3.5)
  ink.mix(RYE, RYE_DARK, smooth(0.3, 0.7, cloud(u * 0.08 + offset, v * 0.08)))
  const deep = smooth(2.6, 0.6, dent)
  ink.over(RYE_PIT, deep * 0.55)
  ink.over(RICE_SHADE, 0.45 * smooth(0.68, 0.8, noise(u * 0.6, v * 0.6 + offset)))
  ink.height -= deep * 1.7
}

/** Puffed corn: yellow grains pressed together, toasted here and there. */
function bubbled(ink: Ink, { u, v, distance, offset }: CrispPoint): void {
  const grain = cells(u * 0.25 + offset + (noise(u * 0.2, v * 0.2) - 0.5), v * 0.25 + offset)
  const gap = grain.second - grain.near
  ink.mix(CORN, CORN_PALE, grain.luck)
  ink.over(CORN_DARK, 0.5 * smooth(0.52, 0.8, cloud(u * 0.06 + offset, v * 0.06)) + 0.5 * smooth(-4, 0, distance))
  ink.dim(1 - 0.2 * smooth(0.2, 0, gap))
  ink.height += 1.7 * Math.sqrt(Math.max(0, 1 - (grain.near / 0.75) ** 2))
}

const KINDS: Readonly<Record<string, CrispKind>> = {
  'puffed-rice-cakes': { a: 40, b: 40, grams: 9, outline: ellipse, height: 6.5, texture: puffed },
  crispbread: { a: 48, b: 29, grams: 10, outline: (a, b) => box(a, b, 4), height: 4, texture: docked },
  'corn-crispbread': { a: 46, b: 27, grams: 6.5, outline: (a, b) => box(a, b, 5), height: 4.6, texture: bubbled },
}
const USUAL: CrispKind = { a: 48, b: 29, grams: 10, outline: (a, b) => box(a, b, 4), height: 4, texture: docked }

export const crispKind = (foodId: string | undefined): CrispKind => KINDS[foodId ?? ''] ?? USUAL

export function crispSlab(random: Random, kind: CrispKind, size: number): Piece {
  const offset = grainOffset(random)
  const outline = kind.outline(kind.a * size, kind.b * size)
  const point = { u: 0, v: 0, distance: 0, offset }
  return {
    reach: Math.hypot(kind.a, kind.b) * size,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + (noise(u * 0.24 + offset, v * 0.24) - 0.5) * 2.4
      ink.surface(0.08, 0.4, kind.height * rounded(distance, 2.6))
      point.u = u
      point.v = v
      point.distance = distance
      kind.texture(ink, point)
      return distance
    },
  }
}
