import { blobOutline, dots } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, ellipse, group, line, shape } from '../drawing/svg.ts'

const CRUMBED = { edge: '#A9682F', face: '#D2964E', light: '#E9C07C', dark: '#B67A38' }

/** A flat fried round with crumbs on it. */
export const patty: DrawPiece = (random) =>
  roundPiece(
    15,
    disc(15, CRUMBED.edge),
    circle([-0.5, -0.8], 13.6, CRUMBED.face),
    line(dots(12, 10.5, random), CRUMBED.light, 2.4),
    line(dots(9, 10.5, random), CRUMBED.dark, 1.8),
  )

/** A broad flat cut, breaded and fried. */
export const breadedCutlet: DrawPiece = (random) => {
  const outline = blobOutline({ radius: 27, roughness: 0.24, corners: 9 }, random)
  return cutPiece(
    outline,
    shape(outline, CRUMBED.edge),
    group({ at: [-0.6, -0.9], scale: 0.93 }, shape(outline, CRUMBED.face)),
    line(dots(30, 21, random), CRUMBED.light, 2.8),
    line(dots(18, 20, random), CRUMBED.dark, 2),
  )
}

interface LoafColours {
  readonly crust: string
  readonly inside: string
  readonly light: string
  readonly dark: string
}

const PATE: LoafColours = { crust: '#6B4326', inside: '#A67C52', light: '#CDA878', dark: '#7A5230' }
const POTATO: LoafColours = { crust: '#A9682F', inside: '#EBCF92', light: '#F9E8BE', dark: '#C99A55' }

const loafSlice =
  ({ crust, inside, light, dark }: LoafColours): DrawPiece =>
  (random) =>
    blockPiece(
      [40, 27, 5],
      block([40, 27, 5], crust),
      blockAt([0, 0.6], [36.6, 23, 4], inside),
      line(dots(22, 10.5, random), light, 2.6),
      line(dots(14, 10.5, random), dark, 2),
    )

/** A slice of a baked pâté; also used for a baked loaf of grated potatoes. */
export const pateSlice = loafSlice(PATE)
export const potatoLoafSlice = loafSlice(POTATO)

const LEAF = { edge: '#7F9A52', face: '#B7C988', light: '#DCE6BC', vein: '#93AC64' }

/** A cabbage leaf rolled around its filling, with the seam below. */
export const cabbageRoll: DrawPiece = () =>
  blockPiece(
    [22, 44, 10],
    block([22, 44, 10], LEAF.edge),
    blockAt([-0.5, -0.8], [20, 41.6, 9], LEAF.face),
    line('M-1-18Q1 0-1 18', LEAF.light, 2.2),
    line('M-1-10L-8-15M-1-2L-8-7M0 7L-8 2M0-8L8-13M0 1L8-4M0 10L8 5', LEAF.vein, 1.1),
  )

const TUBE = {
  edge: '#CE9A3C',
  face: '#F7DA8E',
  light: '#FDEDBC',
  hollow: '#B07C28',
  filling: '#F8F1DC',
  herb: '#5E8A3C',
}

/** A wide pasta tube with filling visible at both ends. */
export const filledTube: DrawPiece = () =>
  blockPiece(
    [17, 56, 6],
    block([17, 56, 6], TUBE.edge),
    blockAt([-0.3, 0], [15, 54, 5], TUBE.face),
    line('M-4-19V19', TUBE.light, 2.4),
    ...[-25, 25].flatMap((y) => [
      ellipse([0, y], [7.4, 3.6], TUBE.hollow),
      ellipse([0, y], [6.2, 2.7], TUBE.filling),
      line(`M-3 ${y}h.01M2 ${y - 1}h.01`, TUBE.herb, 1.8),
    ]),
  )

const NORI = { leaf: '#1F2B26', rice: '#FBF6E8', grain: '#E4DAC0' }

/** A slice of a roll in a seaweed leaf, with the filling in the middle. */
export const noriSlice: DrawPiece = (random) =>
  roundPiece(
    11,
    disc(11, NORI.leaf),
    circle([-0.2, -0.3], 9.4, NORI.rice),
    line(dots(9, 8, random), NORI.grain, 1.4),
    circle([-2, -0.8], 2.5, '#EE8F35'),
    circle([2.2, -1.6], 2.4, '#8DB255'),
    circle([0.4, 2.6], 2.5, '#9C6D40'),
  )

/** A ball of pressed dates and nuts, rolled in cocoa. */
export const sweetBite: DrawPiece = (random) =>
  roundPiece(
    9,
    disc(9, '#4A2D1C'),
    circle([-0.8, -1], 7.6, '#744A2E'),
    line(dots(7, 6, random), '#C99B66', 1.8),
    line(dots(5, 6, random), '#3A2114', 1.4),
  )

/** Oats, fruit and seeds pressed and baked, cut in squares. */
export const oatSquare: DrawPiece = (random) =>
  blockPiece(
    [24, 24, 2.6],
    block([24, 24, 2.6], '#A87434'),
    blockAt([-0.5, -0.7], [22.4, 22.2, 2.2], '#D9AE68'),
    line(dots(16, 9.5, random), '#F1DCAC', 2.8),
    line(dots(7, 9, random), '#7A4A26', 2.2),
  )
