import { cutPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, ellipse, line, oval, shape, type Point } from '../drawing/svg.ts'

interface CherryColours {
  readonly skin: string
  readonly light: string
  readonly shine: string
}

const STEM = '#6E8F3A'

/** Two cherries on one stalk. */
const cherryPair =
  ({ skin, light, shine }: CherryColours): DrawPiece =>
  () => ({
    silhouette: circle([-4.6, 4], 5.2) + circle([4.8, 3], 5.2),
    body:
      line('M-4.6 0Q-3-7 3-10.6Q4.6-6 4.8-1', STEM, 1.2) +
      shape('M3-10.6Q8-13 10-9.4Q6-7.4 3-10.6Z', '#5C9A42') +
      circle([-4.6, 4], 5.2, skin) +
      circle([4.8, 3], 5.2, skin) +
      circle([-5, 3.6], 4.2, light) +
      circle([4.4, 2.6], 4.2, light) +
      line('M-7.2 2Q-6.4.4-4.8.4M2.2 1Q3-.6 4.6-.6', shine, 1.3),
  })

export const cherries = cherryPair({ skin: '#6B0F22', light: '#93182F', shine: '#DE7F90' })
export const sourCherries = cherryPair({ skin: '#B2141E', light: '#DC2E2E', shine: '#FBA79A' })

/** One cherry without its stalk, for plates. */
const cherryAlone =
  ({ skin, light, shine }: CherryColours): DrawPiece =>
  () =>
    roundPiece(
      5.4,
      disc(5.4, skin),
      circle([-0.4, -0.5], 4.3, light),
      line('M-2.6-1.6Q-1.8-3.2 0-3.2', shine, 1.3),
      line('M.6-.6h.01', skin, 1.6),
    )

export const cherry = cherryAlone({ skin: '#6B0F22', light: '#93182F', shine: '#DE7F90' })
export const sourCherry = cherryAlone({ skin: '#B2141E', light: '#DC2E2E', shine: '#FBA79A' })

interface CurrantColours {
  readonly skin: string
  readonly light: string
  readonly shine: string
  readonly crown: string
}

const ON_STRING: readonly Point[] = [
  [-3.4, -4],
  [3, -3],
  [-3, 1.8],
  [3.2, 2.6],
  [0, 6.8],
]

/** Berries on their stem, each with the dry rest of its flower. */
const currants =
  ({ skin, light, shine, crown }: CurrantColours): DrawPiece =>
  () => ({
    silhouette: ON_STRING.map((at) => circle(at, 3.2)).join(''),
    body:
      line('M0-11Q1-2 0 6', STEM, 1.1) +
      ON_STRING.map(([x, y]) => circle([x, y], 3.3, skin) + circle([x - 0.3, y - 0.3], 2.6, light)).join('') +
      line(ON_STRING.map(([x, y]) => `M${(x + 0.8).toFixed(1)} ${(y + 1.4).toFixed(1)}h.01`).join(''), crown, 1.1) +
      line(ON_STRING.map(([x, y]) => `M${(x - 1.3).toFixed(1)} ${(y - 1.2).toFixed(1)}h.6`).join(''), shine, 0.9),
  })

export const redcurrants = currants({ skin: '#B80F20', light: '#E4343A', shine: '#FFC2B8', crown: '#5E1014' })
export const blackcurrants = currants({ skin: '#1E1428', light: '#3A2A4A', shine: '#9A8AB4', crown: '#8E7A5C' })

const GOOSEBERRY = { skin: '#8AA33C', light: '#C3D46E', vein: '#E9F0B4', tip: '#7A5A34' }

/** Green and veined from pole to pole. */
export const gooseberry: DrawPiece = () =>
  ovalPiece(
    [5.2, 6.2],
    line('M0 6V9', GOOSEBERRY.tip, 1.3),
    oval([5.2, 6.2], GOOSEBERRY.skin),
    ellipse([-0.3, -0.4], [4.3, 5.2], GOOSEBERRY.light),
    line('M0-5.4V5.4M-2-5Q-4.4 0-2 5M2-5Q4.4 0 2 5', GOOSEBERRY.vein, 0.8),
  )

const CRANBERRY = { skin: '#9C0F28', light: '#CF2C40', blush: '#EE7A80' }

export const cranberry: DrawPiece = () =>
  ovalPiece(
    [4.8, 4.1],
    oval([4.8, 4.1], CRANBERRY.skin),
    ellipse([-0.4, -0.4], [3.9, 3.2], CRANBERRY.light),
    ellipse([-1.4, -1.2], [1.5, 1], CRANBERRY.blush),
    line('M3.6.4h.01', '#5E0A18', 1.4),
  )

const POMEGRANATE = { edge: '#A50F33', flesh: '#DB2C4E', shine: '#FF9FAA' }
const ARIL = 'M0-3.4Q2.6-1.6 2.4 1Q1.6 3 0 3Q-1.6 3-2.4 1Q-2.6-1.6 0-3.4Z'

/** One juicy seed of a pomegranate. */
export const pomegranateSeed: DrawPiece = () =>
  cutPiece(
    ARIL,
    shape(ARIL, POMEGRANATE.edge),
    shape('M-.2-2.4Q1.6-1 1.5.8Q1 2.1-.2 2.1Q-1.4 2.1-1.8.6Q-1.8-1.2-.2-2.4Z', POMEGRANATE.flesh),
    line('M-.9-.6V.4', POMEGRANATE.shine, 0.9),
  )

/** A blackberry is rounder and tighter than a raspberry. */
const BLACKBERRY = { shade: '#1E1226', drupelet: '#3B2A4C', shine: '#8E7BA8', leaf: '#5C9A42' }
const SPOTS: readonly Point[] = [
  [0, -5.4],
  [-3.8, -3.4],
  [3.8, -3.4],
  [0, -1.6],
  [-4.4, 0.8],
  [4.4, 0.8],
  [-1.9, 2.2],
  [2, 2.4],
  [0, 5.6],
]
const course = (shift: number): string =>
  SPOTS.map(([x, y]) => `M${(x - shift).toFixed(1)} ${(y - shift).toFixed(1)}h.01`).join('')

export const blackberry: DrawPiece = () =>
  ovalPiece(
    [6.2, 7.4],
    shape('M-4-6Q-3-10 0-8Q3-10 4-6Z', BLACKBERRY.leaf),
    oval([6.2, 7.2], BLACKBERRY.shade),
    line(course(0), BLACKBERRY.shade, 5),
    line(course(0.2), BLACKBERRY.drupelet, 3.7),
    line(course(0.9), BLACKBERRY.shine, 1.2),
  )
