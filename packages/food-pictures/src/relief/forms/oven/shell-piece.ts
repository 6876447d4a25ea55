import type { Random } from '../../../drawing/random.ts'
import { colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { brown } from '../../pieces/browning.ts'
import type { Piece } from '../../scene/piece.ts'
import type { Shell } from './shells.ts'

const STEM = colour('#6E9A3C')
const CALYX = colour('#5E6E3A')
const PITH = colour('#F0D3B4')
const SEED = colour('#F3D08A')
const GILL_DARK = colour('#5A3620')
const GILL_PALE = colour('#8A5E3C')

/** How far inside the edge skin is seen from above. */
const SKIN = 2.4

interface FigPoint {
  readonly u: number
  readonly v: number
  /** Distance to the outline. */
  readonly body: number
  readonly offset: number
}

/** The inside of a fig: pale under its skin, and full of small seeds. */
function paintFig(ink: Ink, { u, v, body, offset }: FigPoint): void {
  ink.over(PITH, 0.75 * smooth(-7.5, -4.5, body))
  if (body < -6) ink.over(SEED, 0.8 * smooth(0.66, 0.76, noise(u * 0.75 + offset, v * 0.75)))
}

/** A hollow shell, open side up. */
export function shellPiece(random: Random, shell: Shell, browned: number): Piece {
  const offset = random() * 100
  const { outline, a, b, wall, height, skin, flesh, second, stem, gloss, skinWidth = SKIN } = shell
  const point = { u: 0, v: 0, offset }
  const stemAt = -a - 1
  return {
    reach: Math.max(a, b) * 1.22,
    paint(u, v, ink) {
      const body = outline(u, v) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 3
      const hasStem = stem === 'pepper' || stem === 'calyx'
      const stalk = hasStem
        ? Math.max(Math.abs(v + Math.sin(u * 0.2) * 1.5) - (stem === 'calyx' ? 5.5 : 3.2), Math.abs(u - stemAt) - 7)
        : 9
      ink.mix(flesh, second, smooth(0.3, 0.7, cloud(u * 0.11 + offset, v * 0.11)))
      if (stem === 'seeds') paintFig(ink, { u, v, body, offset })
      ink.over(skin, smooth(-skinWidth - 0.8, -skinWidth + 0.6, body))
      point.u = u
      point.v = v
      if (browned > 0) brown(ink, point, browned * smooth(0, -3, body))
      const hollow = smooth(-wall, -wall - 4, body)
      const rim = height * rounded(body, 5)
      ink.surface(gloss, 0.12, rim - hollow * height * 0.5)
      if (stem === 'gills' && hollow > 0) {
        const ray = Math.cos(Math.atan2(v, u) * 46 + offset) * 0.5 + 0.5
        ink.mix(GILL_DARK, GILL_PALE, ray)
        ink.surface(0.25, 0.1, rim - hollow * 4 + ray * 0.7)
      }
      if (stalk < body && stalk < 0) {
        ink.fill(stem === 'calyx' ? CALYX : STEM)
        ink.surface(0.35, 0.2, 7 * rounded(stalk, 3))
      }
      return Math.min(body, stalk)
    },
  }
}
