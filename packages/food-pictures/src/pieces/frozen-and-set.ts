import { blobOutline, dots, FULL_TURN, polar, rosette, softOutline } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, group, line, shape } from '../drawing/svg.ts'
import type { Liquid } from '../beds/liquid-bed.ts'

/** A scoop of frozen food. */
export const frozenScoop =
  ({ surface, light, deep }: Liquid): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 17, roughness: 0.14, corners: 13 }, random)
    return cutPiece(
      outline,
      shape(outline, deep),
      group({ at: [-0.8, -1.2], scale: 0.92 }, shape(outline, surface)),
      line('M-11-3Q-3-12 8-9M-10 4Q0-4 12-1', { colour: light, opacity: 0.8 }, 2.2),
      line(dots(8, 11, random), { colour: deep, opacity: 0.6 }, 1.7),
    )
  }

/** A cube of jelly; its lower edges show through. */
export const jellyCube =
  ({ surface, light, deep }: Liquid): DrawPiece =>
  () =>
    blockPiece(
      [17, 17, 3],
      block([17, 17, 3], deep),
      blockAt([-0.6, -0.8], [15, 15, 2.6], surface),
      blockAt([1.2, 1.4], [9, 9, 2], { colour: light, opacity: 0.55 }),
      line('M-5.4-2V-5.4H-1', '#FFFFFF', 1.5),
    )

const FLUTES = 12
/** A wavy round with radii from 24 to 31 units. */
const FLUTED = softOutline(
  Array.from({ length: FLUTES * 2 }, (_, i) => polar((i / FLUTES / 2) * FULL_TURN, i % 2 === 0 ? 31 : 24)),
)
const GROOVES = rosette('M0-13L0-22', FLUTES)

/** A pudding from a fluted mould. */
export const flutedPudding =
  ({ surface, light, deep }: Liquid): DrawPiece =>
  () =>
    cutPiece(
      FLUTED,
      shape(FLUTED, deep),
      group({ at: [-0.6, -1], scale: 0.94 }, shape(FLUTED, surface)),
      line(GROOVES, { colour: deep, opacity: 0.6 }, 2.4),
      disc(11, deep),
      circle([0.6, 1], 9.6, surface),
      line('M-21-11A24 24 0 0 1-9-21.5', { colour: light, opacity: 0.9 }, 3),
      line('M-9-9A12.6 12.6 0 0 1 4-12', { colour: light, opacity: 0.7 }, 1.8),
    )
