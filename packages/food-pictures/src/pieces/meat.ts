import { blobOutline } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { slicedPiece } from '../drawing/slices.ts'
import { block, blockAt, circle, disc, line, shape } from '../drawing/svg.ts'

interface PoultryColours {
  readonly crust: string
  readonly flesh: string
  readonly sear: string
  readonly grain: string
}

/** A fillet cut across. */
const slicedFillet =
  ({ crust, flesh, sear, grain }: PoultryColours): DrawPiece =>
  () =>
    slicedPiece(
      blockPiece(
        [8.4, 20, 4],
        block([8.4, 20, 4], crust),
        blockAt([0.3, 0], [6.6, 18.8, 3.2], flesh),
        line('M-3.4-4.5l1.6.6M-3.4 1l1.6.6M-3.4 6l1.6.4', sear, 1.3),
        line('M.8-5.6Q2 0 .6 5.6', grain, 0.9),
      ),
      { count: 5, step: 7, tilt: 4, drop: 1.3, lean: 14 },
    )

export const chickenBreast = slicedFillet({ crust: '#B97B3C', flesh: '#F6E3C2', sear: '#8A5426', grain: '#E6CB9C' })
export const turkeyBreast = slicedFillet({ crust: '#C08A4E', flesh: '#F3DAC0', sear: '#96602F', grain: '#E2C0A0' })
export const turkeyThigh = slicedFillet({ crust: '#7C4524', flesh: '#CF9A74', sear: '#57301A', grain: '#B57F5A' })
export const chickenThigh = slicedFillet({ crust: '#9A5A26', flesh: '#E2B988', sear: '#6E3C18', grain: '#CB9A66' })

interface RoastColours {
  readonly crust: string
  readonly flesh: string
  readonly heart: string
}

/** Slices of a roast, browned outside and paler in the middle. */
const roastSlices =
  ({ crust, flesh, heart }: RoastColours): DrawPiece =>
  () =>
    slicedPiece(
      blockPiece(
        [8, 19, 4],
        block([8, 19, 4], crust),
        blockAt([0.1, 0], [6, 17.2, 3], flesh),
        blockAt([0.1, 0], [3.8, 12.8, 1.9], heart),
      ),
      { count: 5, step: 7, tilt: 4, drop: 1.2, lean: 12 },
    )

export const beefSlices = roastSlices({ crust: '#5B3322', flesh: '#B4564A', heart: '#CC7466' })
export const vealSlices = roastSlices({ crust: '#A06C42', flesh: '#E3B5A0', heart: '#F0CFBE' })

const PORK = { crust: '#8E5630', flesh: '#E3B596', heart: '#EFCBB2', grain: '#D39E7C' }

/** Round medallions of a roasted tenderloin. */
export const porkMedallions: DrawPiece = () =>
  slicedPiece(
    roundPiece(
      9.4,
      disc(9.4, PORK.crust),
      circle([-0.2, -0.3], 8, PORK.flesh),
      circle([-0.6, -0.8], 5.4, PORK.heart),
      line('M-3-2Q0-4 3-2M-3 2Q0 .4 3.4 2.4', PORK.grain, 1),
    ),
    { count: 4, step: 9.4, tilt: 6, drop: 1 },
  )

interface ChunkColours {
  readonly crust: string
  readonly flesh: string
}

/** A small piece of meat in a soup, a stew or a salad. */
export const meatChunk =
  ({ crust, flesh }: ChunkColours): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 8, roughness: 0.35, corners: 5 }, random)
    return cutPiece(
      outline,
      shape(outline, crust),
      `<g transform="translate(-.4 -.7)scale(.8)">${shape(outline, flesh)}</g>`,
      line('M-3.6-1.2l2-.8M-.6 2l2.4-1M2-3l1.6-.6', crust, 1.3),
    )
  }
