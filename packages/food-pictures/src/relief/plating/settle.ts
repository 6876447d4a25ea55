import type { Area } from '../scene/stamp.ts'
import type { Point } from '../scene/spots.ts'

/** Directions that are asked, and steps towards the inside. */
const DIRECTIONS = 12
const STEPS = 14

/** Moves the middle of a piece so far inwards that all of it lies inside. Gives up where the place is too small. */
export function settle({ x, y }: Point, reach: number, inside: Area): Point {
  const at = { x, y }
  for (let step = 0; step < STEPS; step += 1) {
    let pushX = 0
    let pushY = 0
    for (let index = 0; index < DIRECTIONS; index += 1) {
      const angle = (index / DIRECTIONS) * Math.PI * 2
      const dx = Math.cos(angle)
      const dy = Math.sin(angle)
      if (inside(at.x + dx * reach, at.y + dy * reach)) continue
      pushX -= dx
      pushY -= dy
    }
    const push = Math.hypot(pushX, pushY)
    if (push < 0.01) break
    at.x += (pushX / push) * reach * 0.12
    at.y += (pushY / push) * reach * 0.12
  }
  return at
}
