import { blobOutline } from '../drawing/outlines.ts'
import { cutPiece, joinedPiece, ovalPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, ellipse, line, oval, shape, type Point } from '../drawing/svg.ts'

const EGG = { edge: '#F1E7D3', white: '#FFFDF7', yolkShade: '#EFA21A', yolk: '#F9BC32', shine: '#FFE39A' }

export const boiledEggHalf: DrawPiece = () =>
  ovalPiece(
    [8, 10],
    oval([8, 10], EGG.edge),
    ellipse([-0.2, -0.3], [7.4, 9.4], EGG.white),
    circle([0, 1.6], 4.7, EGG.yolkShade),
    circle([-0.4, 1.2], 3.8, EGG.yolk),
    line('M-2-.2l1-.6', EGG.shine, 1.5),
  )

export const friedEgg: DrawPiece = (random) => {
  const white = blobOutline({ radius: 13, roughness: 0.3, corners: 9 }, random)
  return cutPiece(
    white,
    shape(white, '#FFFDF6'),
    line(white, '#EBD9B4', 0.9),
    circle([0, 0], 5.4, '#F0A21B'),
    circle([-0.5, -0.6], 4.5, '#FABE33'),
    ellipse([-2, -2], [1.4, 0.8], '#FFE8A8'),
  )
}

interface OmeletteColours {
  readonly crust: string
  readonly face: string
  readonly fold: string
}

const OMELETTE_OUTLINE = 'M-24 6C-24-14 24-14 24 6C14 13-14 13-24 6Z'

const folded =
  ({ crust, face, fold }: OmeletteColours): DrawPiece =>
  () =>
    cutPiece(
      OMELETTE_OUTLINE,
      shape(OMELETTE_OUTLINE, crust),
      shape('M-22 5C-21-12 21-12 22 5C12 10-12 10-22 5Z', face),
      line('M-14-2Q-6-7 2-4M4 1Q10-3 16 1', { colour: fold, opacity: 0.55 }, 2),
    )

export const omelette = folded({ crust: '#E9AE3A', face: '#F8CE62', fold: '#DD9A36' })
/** Made of egg whites only. */
export const whiteOmelette = folded({ crust: '#D9C48A', face: '#FBF3DC', fold: '#D3A964' })
/** Made of soaked and ground lentils, without eggs. */
export const lentilOmelette = folded({ crust: '#A9602A', face: '#DE8E48', fold: '#9A5524' })
/** Made of chickpea flour, without eggs. */
export const chickpeaOmelette = folded({ crust: '#A98230', face: '#DDB868', fold: '#96702A' })

const SCRAMBLED = { shade: '#E3A92F', curd: '#F9D467', light: '#FDE79A' }

/** A heap of soft curds of scrambled egg. */
export const scrambledEgg: DrawPiece = (random) => {
  const outline = blobOutline({ radius: 8, roughness: 0.5, corners: 7 }, random)
  return cutPiece(
    outline,
    shape(outline, SCRAMBLED.shade),
    `<g transform="translate(-.5 -.9)scale(.86)">${shape(outline, SCRAMBLED.curd)}</g>`,
    line('M-4-1Q-1-4 2-2M-1 3Q2 .6 4 2', SCRAMBLED.light, 1.6),
  )
}

const HEAP: readonly Point[] = [
  [-14, -6],
  [2, -11],
  [15, -4],
  [-9, 8],
  [9, 8],
  [0, -1],
]

export const scrambledHeap: DrawPiece = (random) =>
  joinedPiece(HEAP.map((at) => ({ ...scrambledEgg(random), at, turn: random() * 360, scale: 1.15 })))
