import { dots } from '../drawing/outlines.ts'
import { flatPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, line, oval, shape } from '../drawing/svg.ts'

export const pumpkinSeed: DrawPiece = () =>
  flatPiece(
    shape('M0-3.6C2.4-1 2.4 2 0 3.2C-2.4 2-2.4-1 0-3.6Z', '#5F7F3A'),
    shape('M-.2-2.8C1.4-1 1.4 1.4-.2 2.4Z', '#8CAA5C'),
  )

export const sunflowerSeed: DrawPiece = () =>
  flatPiece(
    shape('M0-3.6C2-1 2 2 0 3C-2 2-2-1 0-3.6Z', '#B7AC92'),
    shape('M-.2-2.6C1.1-1 1.1 1.4-.2 2.2C-1.4 1.2-1.2-1-.2-2.6Z', '#E4DCC6'),
  )

export const sesameSeed: DrawPiece = () => flatPiece(oval([1, 1.6], '#D9BE84'), oval([0.8, 1.4], '#F6E8C4'))
export const chiaSeed: DrawPiece = () => flatPiece(disc(0.8, '#3A332C'))
export const linseed: DrawPiece = () => flatPiece(oval([0.9, 1.6], '#7A4A24'), circle([-0.2, -0.4], 0.4, '#B98250'))
export const cuminSeed: DrawPiece = () => flatPiece(oval([0.7, 2.2], '#8A6A38'), line('M-.1-1.4V1.4', '#C4A468', 0.4))

export const coconutFlake: DrawPiece = () =>
  flatPiece(line('M-3 .6Q0-1.6 3 .4', '#E3DBCB', 2), line('M-3 .3Q0-1.8 3 .2', '#FFFEFA', 1.3))

/** Specks of a powder: spices, cocoa, yeast flakes. */
export const speck =
  (colour: string): DrawPiece =>
  () =>
    flatPiece(disc(0.7, colour))

/** A spoonful of a powder, for lists. */
export const powderHeap =
  (shade: string, light: string): DrawPiece =>
  (random) =>
    roundPiece(
      9.4,
      disc(9.4, shade),
      circle([-0.6, -0.8], 8, light),
      line(dots(26, 9.6, random), shade, 0.9),
      line(dots(10, 5, random), { colour: '#FFFFFF', opacity: 0.25 }, 1),
    )
