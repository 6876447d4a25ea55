import { blobOutline } from '../drawing/outlines.ts'
import { cutPiece, flatPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { pick } from '../drawing/random.ts'
import { circle, disc, ellipse, group, line, oval, shape, type Point } from '../drawing/svg.ts'
import { raisin } from './berries.ts'
import { almond } from './nuts.ts'

const FLAKE_OUTLINE = 'M-5.6-.6C-5-4.4 1-5 4-3.4Q6-2 4.8.3Q6 2.4 4 3.6C0 5.2-5.4 3.6-5.6-.6Z'

/** A rolled grain, enlarged: flat, notched at one end, with half a crease. */
export const flake =
  (edge: string, face: string): DrawPiece =>
  () =>
    cutPiece(
      FLAKE_OUTLINE,
      shape(FLAKE_OUTLINE, edge),
      group({ at: [-0.2, -0.4], scale: 0.84 }, shape(FLAKE_OUTLINE, face)),
      line('M4.6.4Q2.6-.4.6.2M-2.4-1.6h.01M-1.6 1.2h.01', edge, 0.7),
    )

export const oatFlake = flake('#C9A668', '#F6E9C8')

const CORN = { edge: '#CF8218', face: '#F2AE33', blister: '#FBD580' }

/** Toasted and curled: its edge is uneven and its face blistered. */
export const cornFlake: DrawPiece = (random) => {
  const outline = blobOutline({ radius: 5.9, roughness: 0.5, corners: 6 }, random)
  return cutPiece(
    outline,
    `<path d="${outline}" fill="${CORN.face}" stroke="${CORN.edge}" stroke-width="1.2"/>`,
    line('M-3.4 1Q-1.6-3 2.6-2.4M1.4 1.6h.01', CORN.blister, 1.4),
  )
}

const muesliFlake = flake('#C9A668', '#F6E6C2')
const ryeFlake = flake('#A98450', '#DFC494')

/** Pale flakes with a raisin or an almond here and there. */
export const muesliBit: DrawPiece = (random) =>
  pick([muesliFlake, ryeFlake, muesliFlake, raisin, muesliFlake, almond, muesliFlake], random)(random)

export const amaranthPuff: DrawPiece = () =>
  roundPiece(1.8, disc(1.8, '#DCC28C'), circle([-0.25, -0.3], 1.4, '#FBF0D2'))

const POPCORN = { shade: '#E6CE92', cream: '#FFF8E2', hull: '#C98A2A' }
const LOBES: readonly Point[] = [
  [-3.6, -2.2],
  [3, -3.4],
  [4, 2.2],
  [-2.4, 3.6],
  [0, 0],
]

export const popcorn: DrawPiece = (random) => {
  const lobes = LOBES.map(([x, y]): [Point, number] => [[x, y], 3.4 + random() * 0.9])
  return {
    silhouette: lobes.map(([at, radius]) => circle(at, radius)).join(''),
    body:
      lobes.map(([at, radius]) => circle(at, radius, POPCORN.shade)).join('') +
      lobes.map(([[x, y], radius]) => circle([x - 0.4, y - 0.5], radius - 0.9, POPCORN.cream)).join('') +
      line('M-.8.8Q.4 2 1.4.6', POPCORN.hull, 1.5),
  }
}

/** A short, dark-seamed grain on its flour. */
export const wheatGrain =
  (edge: string, face: string): DrawPiece =>
  () =>
    ovalPiece([2.4, 4.6], oval([2.4, 4.6], edge), ellipse([-0.3, -0.3], [1.7, 3.8], face), line('M0-3V3', edge, 0.7))

const BUCKWHEAT_OUTLINE = 'M0-4.4Q3.4-1 3.8 2.6Q0 4.4-3.8 2.6Q-3.4-1 0-4.4Z'

/** Three-cornered like a small beechnut. */
export const buckwheatGrain: DrawPiece = () =>
  cutPiece(
    BUCKWHEAT_OUTLINE,
    shape(BUCKWHEAT_OUTLINE, '#5E3D28'),
    shape('M-.2-3.4Q-2.6-.6-2.8 2.2Q-1.4 2.8 0 2.9Z', '#8F6644'),
  )

export const riceGrain: DrawPiece = () =>
  flatPiece(oval([1.6, 4.1], '#BFAE88'), ellipse([-0.2, -0.2], [1.1, 3.5], '#FFFDF4'))
