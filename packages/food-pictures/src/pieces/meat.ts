import { blobOutline, dots } from '../drawing/outlines.ts'
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
export const chickenThigh = slicedFillet({ crust: '#9A5A26', flesh: '#E2B988', sear: '#6E3C18', grain: '#CB9A66' })

const BEEF = { crust: '#5B3322', flesh: '#B4564A', heart: '#CC7466' }

export const beefSlices: DrawPiece = () =>
  slicedPiece(
    blockPiece(
      [8, 19, 4],
      block([8, 19, 4], BEEF.crust),
      blockAt([0.1, 0], [6, 17.2, 3], BEEF.flesh),
      blockAt([0.1, 0], [3.8, 12.8, 1.9], BEEF.heart),
    ),
    { count: 5, step: 7, tilt: 4, drop: 1.2, lean: 12 },
  )

const PORK = { crust: '#8E5630', flesh: '#E3B596', heart: '#EFCBB2', grain: '#D39E7C' }

/** A roasted tenderloin gives round medallions. */
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

interface MeatballColours {
  readonly crust: string
  readonly light: string
  readonly crumb: string
  readonly char: string
}

const meatball =
  ({ crust, light, crumb, char }: MeatballColours): DrawPiece =>
  (random) =>
    roundPiece(
      7.4,
      disc(7.4, crust),
      circle([-0.7, -0.9], 6.1, light),
      line(dots(7, 4.4, random), crumb, 2.2),
      line(dots(4, 4, random), char, 1.4),
    )

export const beefMeatball = meatball({ crust: '#6B3C23', light: '#87502F', crumb: '#A56B44', char: '#5C321C' })
export const turkeyMeatball = meatball({ crust: '#9C6A3A', light: '#C28E55', crumb: '#DDB17C', char: '#8A5A2C' })

interface ChunkColours {
  readonly crust: string
  readonly flesh: string
}

/** A bite of meat in a soup, a stew or a salad. */
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

const HAM = { edge: '#E58C8C', flesh: '#F5AFAA', fold: '#FAD3CC' }
const HAM_OUTLINE = 'M-10-3C-8-10 8-11 10-3C11 4 6 10-1 9C-9 9-12 3-10-3Z'

export const hamSlice: DrawPiece = () =>
  cutPiece(
    HAM_OUTLINE,
    shape(HAM_OUTLINE, HAM.edge),
    shape('M-8-2C-6-8 6-8.6 8-2C9 3 5 8-1 7.4C-7 7-10 3-8-2Z', HAM.flesh),
    line('M-6-1Q-1-5 4-2M-4 4Q1 0 6 2', HAM.fold, 1.6),
  )
