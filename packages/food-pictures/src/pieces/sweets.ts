import { blobOutline, dots } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, group, line, shape } from '../drawing/svg.ts'

interface JamColours {
  readonly deep: string
  readonly bright: string
  readonly shine: string
  readonly seed: string
}

/** A glossy spoonful with pieces of fruit. */
const jam =
  ({ deep, bright, shine, seed }: JamColours): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 10.4, roughness: 0.3, corners: 8 }, random)
    return cutPiece(
      outline,
      shape(outline, deep),
      group({ at: [-0.4, -0.6], scale: 0.86 }, shape(outline, bright)),
      line(dots(12, 7, random), seed, 1.1),
      line('M-5.4-1.4Q-4.4-5-.6-5.6', shine, 1.7),
    )
  }

export const raspberryJamDab = jam({ deep: '#8A0F2C', bright: '#BE2146', shine: '#F6A3B0', seed: '#F0C98A' })
export const apricotJamDab = jam({ deep: '#C9701A', bright: '#F09E32', shine: '#FDE0A6', seed: '#D9801E' })
export const plumButterDab = jam({ deep: '#2A1420', bright: '#4E2636', shine: '#A87A8C', seed: '#3A1A28' })

interface ChocolateColours {
  readonly dark: string
  readonly light: string
  readonly groove: string
}

/** Two squares of a bar. */
const chocolateSquares =
  ({ dark, light, groove }: ChocolateColours): DrawPiece =>
  () =>
    blockPiece(
      [12, 6.6, 0.8],
      block([12, 6.6, 0.8], dark),
      blockAt([-3.1, -0.3], [4.9, 5.1, 0.7], light),
      blockAt([2.9, -0.3], [4.9, 5.1, 0.7], light),
      line('M-4.6-1.6H-2.6M1.4-1.6H3.4', groove, 0.8),
    )

export const milkChocolateSquares = chocolateSquares({ dark: '#7A4424', light: '#A5683C', groove: '#CE9A6C' })

const BISCUIT = { edge: '#B47A34', face: '#E5B868', light: '#F3D193', hole: '#A9702C' }

/** Square and scalloped, pricked in rows. */
export const biscuit: DrawPiece = () => {
  const edge = [-7, -3.5, 0, 3.5, 7]
  const scallops = edge.flatMap((at) => [
    circle([at, -8], 2),
    circle([at, 8], 2),
    circle([-8, at], 2),
    circle([8, at], 2),
  ])
  return {
    silhouette: block([18, 18, 1]),
    body:
      `<g fill="${BISCUIT.edge}">${scallops.join('')}</g>` +
      block([17.4, 17.4, 1], BISCUIT.edge) +
      blockAt([-0.3, -0.4], [15.4, 15.4, 1], BISCUIT.face) +
      line('M-6.4-6.4H4', BISCUIT.light, 1.2) +
      line([-4, 0, 4].map((y) => `M-4 ${y}h.01M0 ${y}h.01M4 ${y}h.01`).join(''), BISCUIT.hole, 1.5),
  }
}

const GINGERBREAD = { edge: '#5E3218', face: '#8E5428', icing: '#FFF8EC' }
const HEART = 'M0 10C-9 4-12-2-9-7C-6-11-1-9 0-5C1-9 6-11 9-7C12-2 9 4 0 10Z'

/** A heart with a line of icing. */
export const gingerbreadHeart: DrawPiece = () =>
  cutPiece(
    HEART,
    shape(HEART, GINGERBREAD.edge),
    group({ at: [-0.2, -0.4], scale: 0.9 }, shape(HEART, GINGERBREAD.face)),
    group(
      { at: [0, -0.2], scale: 0.7 },
      `<path d="${HEART}" fill="none" stroke="${GINGERBREAD.icing}" stroke-width="1.8"/>`,
    ),
    line('M-2.6-2h.01M2.6-2h.01M0 2h.01', GINGERBREAD.icing, 1.7),
  )

const HALVA = { edge: '#B3925E', face: '#E3CDA0', fibre: '#C9AD78', light: '#F1E2C0' }
const HALVA_OUTLINE = 'M-8-6L6-7.4L9-5L8.4 5L6 6.4L-7 7L-9 4Z'

/** A broken, fibrous block. */
export const halvaBlock: DrawPiece = () =>
  cutPiece(
    HALVA_OUTLINE,
    shape(HALVA_OUTLINE, HALVA.edge),
    shape('M-7.4-5.2L5.4-6.6L7.6-4.6L7 4L5 5L-6.6 5.6L-7.8 3.4Z', HALVA.face),
    line('M-6-3.6L5-5M-6.4-1L6.4-2.4M-6 1.6L5.6.4M-6 4L4 3', HALVA.fibre, 1),
    line('M-4-2.4L2-3M-2 .4L4-.2M-5 2.8L0 2.4', HALVA.light, 1),
  )

const MARZIPAN = { edge: '#D3AE6C', face: '#F7E2B4', light: '#FEF3D6', cocoa: '#8E5A34' }

/** A ball rolled in cocoa, cut open. */
export const marzipanBall: DrawPiece = (random) =>
  roundPiece(
    8,
    disc(8, MARZIPAN.cocoa),
    circle([0, 0], 6.8, MARZIPAN.edge),
    circle([-0.3, -0.4], 6.1, MARZIPAN.face),
    line(dots(8, 4.4, random), MARZIPAN.edge, 1),
    line('M-3-2.6Q-1.6-4 .4-4', MARZIPAN.light, 1.5),
  )

const SCOOP = { handle: '#8FA0A8', light: '#C9D4D8', rim: '#AEBBC1' }

/** A measuring scoop of protein powder, which tells it apart from a ground spice. */
export const scoopOf =
  (shade: string, light: string): DrawPiece =>
  (random) => ({
    silhouette: disc(8.6) + line('M4-5L12-13', '#000', 4),
    body:
      line('M5-5.6L12.6-13.4', SCOOP.handle, 4.4) +
      line('M5-6L12.2-13.6', SCOOP.light, 1.8) +
      disc(9, SCOOP.handle) +
      circle([-0.2, -0.3], 8.3, SCOOP.rim) +
      disc(7.2, shade) +
      circle([-0.6, -0.8], 5.8, light) +
      line(dots(16, 6.4, random), shade, 0.9) +
      line(dots(6, 4, random), { colour: '#FFFFFF', opacity: 0.4 }, 1),
  })
