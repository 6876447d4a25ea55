import { blobOutline, dots } from '../drawing/outlines.ts'
import { cutPiece, type DrawPiece } from '../drawing/piece.ts'
import { ellipse, group, line, shape } from '../drawing/svg.ts'

/** Colours of a mash and of the ingredients folded in. */
export interface Mash {
  readonly edge: string
  readonly face: string
  readonly light: string
  readonly flecks: readonly string[]
  readonly hasButter: boolean
}

/** The furrows of a fork. */
const FURROWS = 'M-15-6Q-6-13 4-10T17-6M-17 2Q-8-4 0-2T17 2M-13 10Q-4 5 4 8T14 8'

/** A heap of mash with furrows and melting butter. */
export const mashHeap =
  ({ edge, face, light, flecks, hasButter }: Mash): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 24, roughness: 0.16, corners: 11 }, random)
    return cutPiece(
      outline,
      shape(outline, edge),
      group({ at: [-0.6, -0.9], scale: 0.93 }, shape(outline, face)),
      line(FURROWS, edge, 1.8),
      group({ at: [-0.4, -1.4] }, line(FURROWS, light, 1.6)),
      flecks.map((colour) => line(dots(14, 19, random).replaceAll('h.01', 'l2.6 1.4'), colour, 3)).join(''),
      hasButter ? ellipse([0, 0], [7.4, 5.4], '#F4C648') + ellipse([-0.6, -0.8], [4.2, 2.8], '#FBE48F') : '',
    )
  }
