import type { Spot } from './spot.ts'

/** Angles of sides on a plate, clockwise from the right, by their number: above the main dish. */
const SIDE_ANGLES: readonly (readonly number[])[] = [[], [-0.95], [-2.3, -0.75], [-2.75, -1.5, -0.3]]
const SIDE_SHARE: readonly number[] = [1, 0.46, 0.4, 0.34]

/** A round part of a spot: its middle in shares of the radius, and its size. Clipped by the whole spot. */
export function partOf(spot: Spot, part: { readonly x: number; readonly y: number; readonly size: number }): Spot {
  const radius = spot.radius * part.size
  return {
    ...spot,
    x: spot.x + spot.radius * part.x,
    y: spot.y + spot.radius * part.y,
    radius,
    halfWidth: radius,
    halfHeight: radius,
  }
}

/** A plate divided among a main dish, in front, and its sides, behind it. */
export function shareSpot(spot: Spot, sides: number): { readonly main: Spot; readonly sides: readonly Spot[] } {
  if (sides === 0) return { main: spot, sides: [] }
  const angles = SIDE_ANGLES[Math.min(sides, SIDE_ANGLES.length - 1)] ?? []
  const size = SIDE_SHARE[angles.length] ?? 0.3
  return {
    main: partOf(spot, { x: -0.04, y: 0.34, size: 0.66 }),
    sides: angles.map((angle) => partOf(spot, { x: Math.cos(angle) * 0.54, y: Math.sin(angle) * 0.54, size })),
  }
}
