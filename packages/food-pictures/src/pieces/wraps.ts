import { dots } from '../drawing/outlines.ts'
import { blockPiece, joinedPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, ellipse, group, line, oval } from '../drawing/svg.ts'
import { flatbread } from './round-breads.ts'

interface WrapColours {
  readonly shade: string
  readonly face: string
  readonly scorch: string
  readonly rim: string
}

const TORTILLA = { shade: '#D9B377', face: '#F4DFB4', scorch: '#C28F4B', rim: '#E3C48C' }
const CORN_TORTILLA = { shade: '#CF9C34', face: '#F3CE6C', scorch: '#B0762A', rim: '#E0B24C' }
const FILLING = { leaf: '#6FA347', tomato: '#D9442F', pale: '#F6E3C2', onion: '#7B3C78' }

const openEnd = (rim: string): string =>
  group(
    { at: [0, -19] },
    oval([10.2, 6.8], rim) +
      oval([8.2, 5.2], FILLING.leaf) +
      ellipse([-2.6, 0.4], [2.6, 2.2], FILLING.tomato) +
      ellipse([3, -0.6], [2.6, 2], FILLING.pale) +
      ellipse([1.6, 2.2], [1.8, 1.3], FILLING.onion),
  )

const wrapHalf =
  ({ shade, face, scorch, rim }: WrapColours): DrawPiece =>
  (random) =>
    blockPiece(
      [21, 50, 10],
      block([21, 50, 10], shade),
      blockAt([-0.6, -0.5], [17.6, 47, 8.6], face),
      line(dots(7, 8, random), { colour: scorch, opacity: 0.55 }, 3.2),
      openEnd(rim),
    )

export const wheatWrapHalf = wrapHalf(TORTILLA)
export const cornWrapHalf = wrapHalf(CORN_TORTILLA)
export const wheatTortilla = flatbread(TORTILLA)
/** Small and thin, sold in piles. */
export const cornTortilla: DrawPiece = (random) =>
  joinedPiece([
    { ...flatbread(CORN_TORTILLA)(random), at: [3.4, 3.6], scale: 0.9 },
    { ...flatbread(CORN_TORTILLA)(random), at: [0.4, 0.6], scale: 0.9 },
    { ...flatbread(CORN_TORTILLA)(random), at: [-2.6, -2.4], scale: 0.9 },
  ])

const RICE_PAPER = { edge: '#D5D8CC', sheet: '#F2F4EC', shine: '#FFFFFF' }

/** A fresh roll with the filling showing through. */
export const riceRoll: DrawPiece = () =>
  blockPiece(
    [21, 50, 10],
    block([21, 50, 10], RICE_PAPER.edge),
    blockAt([-0.4, -0.4], [18.4, 47.4, 9], '#DDEBC8'),
    line('M-5-14Q-2 0-5 16', FILLING.leaf, 5.4),
    line('M4-16V2', '#F08A3C', 4),
    line('M4.4 7V17', '#C77BB0', 4),
    line('M-1-17V16', '#F6F0DC', 2.4),
    blockAt([-0.4, -0.4], [18.4, 47.4, 9], { colour: RICE_PAPER.sheet, opacity: 0.42 }),
    line('M-6.6-14V8', { colour: RICE_PAPER.shine, opacity: 0.8 }, 1.5),
    openEnd(RICE_PAPER.sheet),
  )

/** The dry sheet: white and thin, with the pattern of its drying mat. */
export const ricePaper: DrawPiece = () =>
  roundPiece(
    24,
    disc(24, RICE_PAPER.edge),
    circle([-0.3, -0.4], 23, RICE_PAPER.sheet),
    line(
      'M-17-14L14 17M-10-20L20 10M-20-7L7 20M-17 14L14-17M-10 20L20-10M-20 7L7-20',
      { colour: '#D3D7C8', opacity: 0.8 },
      0.9,
    ),
    line('M-16-8A18 18 0 0 1-6-17', { colour: RICE_PAPER.shine, opacity: 0.9 }, 2),
  )
