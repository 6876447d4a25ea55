import { cutPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, ellipse, line, shape, type Point } from '../drawing/svg.ts'

const BLUEBERRY = { skin: '#34437F', bloom: '#5365A8', crown: '#28346A', shine: '#A9B7E0' }

export const blueberry: DrawPiece = () =>
  roundPiece(
    5.2,
    disc(5.2, BLUEBERRY.skin),
    circle([-0.6, -0.8], 4, BLUEBERRY.bloom),
    circle([0.6, 0.5], 1.7, BLUEBERRY.crown),
    line('M-2.6-2.4Q-1.4-3.6.2-3.6', BLUEBERRY.shine, 0.9),
  )

const RASPBERRY = { shade: '#A81F46', drupelets: ['#C42B54', '#D63B63'], shine: '#F397AE' } as const
const DRUPELETS: readonly Point[] = [
  [0, 0],
  [-3, -1.6],
  [3, -1.6],
  [0, -3.6],
  [-2.2, 2.4],
  [2.2, 2.4],
  [0, 5],
  [-4, -4.6],
  [4, -4.6],
  [0, -7],
]
/** Every second drupelet is lighter. A path of points with a wide line draws all drupelets of one colour at once. */
const drupeletCourse = (parity: number): string =>
  DRUPELETS.flatMap(([x, y], i) => (i % 2 === parity ? [`M${x} ${y}h.01`] : [])).join('')
const DRUPELET_SHINE = DRUPELETS.map(([x, y]) => `M${(x - 0.6).toFixed(1)} ${(y - 0.7).toFixed(1)}h.01`).join('')

export const raspberry: DrawPiece = () =>
  ovalPiece(
    [6, 8.4],
    ellipse([0, -0.6], [5.6, 7.6], RASPBERRY.shade),
    line(drupeletCourse(0), RASPBERRY.drupelets[0], 5),
    line(drupeletCourse(1), RASPBERRY.drupelets[1], 5),
    line(DRUPELET_SHINE, RASPBERRY.shine, 1.6),
  )

const STRAWBERRY = { skin: '#CF2F38', flesh: '#F27E78', heart: '#FDE3DB' }
const STRAWBERRY_OUTLINE = 'M0 10C-8 4-10-3-7-7C-4-10-1-8 0-6C1-8 4-10 7-7C10-3 8 4 0 10Z'

export const strawberryHalf: DrawPiece = () =>
  cutPiece(
    STRAWBERRY_OUTLINE,
    shape(STRAWBERRY_OUTLINE, STRAWBERRY.skin),
    shape('M0 7.8C-6 3-7.6-2.4-5.4-5.2C-3-7.4-.8-5.6 0-4C.8-5.6 3-7.4 5.4-5.2C7.6-2.4 6 3 0 7.8Z', STRAWBERRY.flesh),
    shape('M0 4.6C-3 1-3.6-2-2.2-3C-1-3.6-.2-2.4 0-1.4C.2-2.4 1-3.6 2.2-3C3.6-2 3 1 0 4.6Z', STRAWBERRY.heart),
  )

const GRAPE = { skin: '#7C9F3A', flesh: '#9CBF55', shine: '#C4DB8A' }

export const grape: DrawPiece = () =>
  ovalPiece(
    [5.2, 6],
    ellipse([0, 0], [5.2, 6], GRAPE.skin),
    ellipse([-0.4, -0.5], [4.2, 4.9], GRAPE.flesh),
    line('M-2-3Q-.6-4 .8-3.6', GRAPE.shine, 1.3),
  )

interface DriedColours {
  readonly skin: string
  readonly light: string
  readonly wrinkle: string
}

const driedBerry =
  ({ skin, light, wrinkle }: DriedColours): DrawPiece =>
  () =>
    ovalPiece(
      [2.8, 3.8],
      ellipse([0, 0], [2.8, 3.8], skin),
      ellipse([-0.5, -0.5], [1.7, 2.7], light),
      line('M-.8-1.8Q0 0-.6 1.8M1-1.4Q.6 0 1.2 1.4', wrinkle, 0.7),
    )

export const raisin = driedBerry({ skin: '#4A2C22', light: '#6E4632', wrinkle: '#3A2019' })
export const driedCranberry = driedBerry({ skin: '#7A1528', light: '#AE2E42', wrinkle: '#5F0F1F' })
