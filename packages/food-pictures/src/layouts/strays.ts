import { polar } from '../drawing/outlines.ts'
import { placePiece } from '../drawing/piece.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import type { ClusterDrawing } from '../foods/food-drawing.ts'
import type { Stage } from './stage.ts'

/** Larger pieces do not roll off a plate. */
const LARGEST_STRAY_PITCH = 7
/** Towards the lower left corner, because the round plate leaves most room in the corners of a square. */
const CORNER = Math.PI * 0.75
const SPOTS = [
  { distance: 118, angle: CORNER + 0.09 },
  { distance: 119, angle: CORNER - 0.1 },
  { distance: 132, angle: CORNER },
]

const isSmall = ({ count, pitch, arrangement }: ClusterDrawing): boolean =>
  count > 4 && arrangement === 'pile' && pitch <= LARGEST_STRAY_PITCH

/** Two or three pieces beside the plate. Only for places without text nearby. */
export function layStrays(stage: Stage): string {
  const { clusters, scatters } = stage.serving
  const small: readonly { draw: DrawPiece }[] = [
    ...scatters.filter(({ count, cooksAway }) => count < 10 && !cooksAway),
    ...clusters.filter(isSmall),
  ]
  const [first, second = first] = small
  if (!first || !second) return ''
  const random = stage.randomFor('strays')
  return SPOTS.map(({ distance, angle }, i) =>
    placePiece((i === 2 ? second : first).draw(random), {
      at: polar(angle, distance),
      turn: random() * 360,
      scale: 1.2,
    }),
  ).join('')
}
