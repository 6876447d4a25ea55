import { blobOutline, dots } from '../drawing/outlines.ts'
import { cutPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { line, shape } from '../drawing/svg.ts'

const SALMON = { skin: '#DE7A55', flesh: '#F59A77', band: '#FBC9AE', sear: '#C9653F' }
const SALMON_OUTLINE = 'M-21-5C-15-13 13-12 21-6C24-1 21 8 14 10C2 13-12 12-18 8C-23 4-23 0-21-5Z'
const SALMON_BANDS = [-13, -7, -1, 5, 11].map((x) => `M${x}-8q4.5 8-.5 16`).join('')

export const salmonFillet: DrawPiece = () =>
  cutPiece(
    SALMON_OUTLINE,
    shape(SALMON_OUTLINE, SALMON.skin),
    shape('M-19-4.6C-13-11 12-10.6 19-5.4C22-1 19 6.6 13 8.4C2 11-11 10.4-16.6 6.6C-21 3-21-.4-19-4.6Z', SALMON.flesh),
    line(SALMON_BANDS, SALMON.band, 1.5),
    line('M-16 8Q0 12 14 8', { colour: SALMON.sear, opacity: 0.5 }, 1.2),
  )

const SMOKED_SALMON = { edge: '#D9653C', flesh: '#F28B61', band: '#FBC4A4' }
const RIBBON = 'M-9 2C-7-6-2-6 0 0C2 6 7 5 9-3'

/** A slice folded like a ribbon. */
export const smokedSalmonRibbon: DrawPiece = () =>
  stripPiece(
    RIBBON,
    8,
    line(RIBBON, SMOKED_SALMON.edge, 8),
    line(RIBBON, SMOKED_SALMON.flesh, 6.2),
    line('M-9 .6C-7-6.6-2.4-6.6-.4-.6C1.4 4.6 6.4 3.6 8.4-3.4', SMOKED_SALMON.band, 1),
  )

const COD = { crust: '#DDB478', flesh: '#FBF1DF', flake: '#E8D3AE', sear: '#D8A862' }
const COD_OUTLINE = 'M-20-6C-12-12 12-12 20-5C23 2 18 9 10 10C-4 12-16 11-20 5C-22 1-22-2-20-6Z'

export const codFillet: DrawPiece = () =>
  cutPiece(
    COD_OUTLINE,
    shape(COD_OUTLINE, COD.crust),
    shape('M-18-5.4C-11-10.4 11-10.4 18-4.6C20.6 1.6 16 7.4 9 8.4C-4 10-14.6 9.4-18 4.4C-20 1-20-2-18-5.4Z', COD.flesh),
    line('M-10-8Q-6 0-11 8M-1-8Q3 0-2 8M8-8Q12 0 7 8', COD.flake, 1.2),
    line('M-14-5Q-4-9 8-8', { colour: COD.sear, opacity: 0.7 }, 1.6),
  )

const MACKEREL = { skin: '#8A6A2E', gold: '#C9A24E', back: '#39474A', belly: '#E8D39A' }
const MACKEREL_OUTLINE = 'M-23 0C-16-9 8-10 22-2C24 0 24 1 22 3C8 9-16 9-23 0Z'

export const smokedMackerelFillet: DrawPiece = () =>
  cutPiece(
    MACKEREL_OUTLINE,
    shape(MACKEREL_OUTLINE, MACKEREL.skin),
    shape('M-21 0C-15-7.6 8-8.4 20-1.6C8 .6-8 1.4-21 0Z', MACKEREL.gold),
    shape('M-19 2C-8 3 8 3 20 1.6C8 7-12 7.6-19 2Z', MACKEREL.belly),
    line(
      'M-15-3q2-2.4 0-3.4M-9-2.4q2.4-2.6 0-5M-3-2q2.6-2.6 0-5.6M3-1.8q2.6-2.6 0-5.2M9-1.8q2.4-2 .4-4',
      MACKEREL.back,
      1.6,
    ),
  )

const HERRING = { skin: '#5F7686', silver: '#B9C7CF', flesh: '#EADFD6', shine: '#F4F8FA' }
const HERRING_OUTLINE = 'M-9-5C-4-7 6-7 10-4C11-1 10 4 8 6C2 7-6 7-10 5C-11 1-11-3-9-5Z'

export const herringSlice: DrawPiece = () =>
  cutPiece(
    HERRING_OUTLINE,
    shape(HERRING_OUTLINE, HERRING.skin),
    shape('M-9-3.6C-4-5.4 6-5.4 9-2.8L9 1.4C3 2.6-5 2.6-10 1Z', HERRING.silver),
    shape('M-9.6 2.2C-4 3.6 3 3.6 8.8 2.6L7.4 5C2 5.8-6 5.8-9 4.2Z', HERRING.flesh),
    line('M-6-2.6Q0-4 6-2.4', HERRING.shine, 1.2),
  )

interface FlakeColours {
  readonly shade: string
  readonly flesh: string
  readonly grain: string
}

/** A flake from a can. */
const canned =
  ({ shade, flesh, grain }: FlakeColours): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 6, roughness: 0.55, corners: 6 }, random)
    return cutPiece(
      outline,
      shape(outline, shade),
      `<g transform="translate(-.4 -.6)scale(.84)">${shape(outline, flesh)}</g>`,
      line('M-3-1.6Q0-2.8 3-1.4M-3 1.4Q0 .2 3 1.6', grain, 0.9),
    )
  }

export const tunaFlake = canned({ shade: '#B98A66', flesh: '#DDB594', grain: '#C99C78' })
export const salmonFlake = canned({ shade: '#D0694A', flesh: '#F3A285', grain: '#FBD0BC' })

const FISH_CHUNK = { edge: '#E0BC8C', flesh: '#FBF1DF' }

/** A small piece of white fish or salmon in a soup. */
export const fishChunk =
  (colours: { edge: string; flesh: string } = FISH_CHUNK): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 7, roughness: 0.3, corners: 5 }, random)
    return cutPiece(
      outline,
      shape(outline, colours.edge),
      `<g transform="translate(-.4 -.6)scale(.86)">${shape(outline, colours.flesh)}</g>`,
      line(dots(3, 3.4, random), colours.edge, 1.2),
    )
  }
