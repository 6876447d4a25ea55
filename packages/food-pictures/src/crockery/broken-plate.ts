import { circle, group, pair, shape, short, type Paint, type Point } from '../drawing/svg.ts'
import { GLAZES } from './ceramic.ts'
import { DISH_RADIUS, WELL_OF } from './dish.ts'

/** Points of the crack, from above the plate to below it. */
const CRACK: readonly Point[] = [
  [-2, -130],
  [-14, -44],
  [12, -10],
  [-14, 34],
  [-4, 130],
]
const SHADE = { colour: '#3B2A12', opacity: 0.12 }

interface Half {
  readonly centre: Point
  readonly radius: number
  readonly side: 'left' | 'right'
}

/** The point where the line from `a` to `b` crosses the circle; `a` is outside and `b` inside. */
function crossing(a: Point, b: Point, { centre, radius }: Half): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const [fx, fy] = [a[0] - centre[0], a[1] - centre[1]]
  const [square, half, rest] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - radius * radius]
  const share = (-half - Math.sqrt(Math.max(0, half * half - square * rest))) / square
  return [a[0] + dx * share, a[1] + dy * share]
}

/** The part of a disc on one side of the crack. */
function halfDisc(half: Half, paint: Paint): string {
  const [above = [0, 0], ...rest] = CRACK
  const jags = rest.slice(0, -1)
  const below = rest.at(-1) ?? above
  const top = crossing(above, jags[0] ?? below, half)
  const bottom = crossing(below, jags.at(-1) ?? above, half)
  const sweep = half.side === 'left' ? 1 : 0
  const arc = `A${short(half.radius)} ${short(half.radius)} 0 0 ${sweep} ${pair(top)}`
  return shape(`M${[top, ...jags, bottom].map(pair).join('L')}${arc}Z`, paint)
}

function halfPlate(side: Half['side']): string {
  const { rim, edge, well } = GLAZES.chalk
  const part = (centre: Point, radius: number, paint: Paint): string => halfDisc({ centre, radius, side }, paint)
  return (
    part([0, 0], DISH_RADIUS, edge) +
    part([-0.6, -1], DISH_RADIUS - 1, rim) +
    part([0, 0], WELL_OF.plate + 2, edge) +
    part([0.4, 1.4], WELL_OF.plate + 1.2, well)
  )
}

/** Falls outwards only, so that the gap shows the bare ground. */
const halfShadow = (side: Half['side'], reach: Point): string =>
  halfDisc({ centre: reach, radius: DISH_RADIUS, side }, SHADE)

/** Each half is shifted and turned slightly; the gap narrows towards the bottom. */
const LEFT = { at: [-7, 0], turn: -3 } as const
const RIGHT = { at: [8, 4], turn: 3 } as const

/** A plate in two pieces, the picture for errors. */
export const brokenPlate = (): string =>
  group(LEFT, halfShadow('left', [6, 14]) + halfShadow('left', [3, 7])) +
  group(RIGHT, halfShadow('right', [6, 13]) + halfShadow('right', [3, 7])) +
  group(LEFT, halfPlate('left')) +
  group(RIGHT, halfPlate('right')) +
  group(RIGHT, circle([46, 40], 0.9, '#C9BFA8'))
