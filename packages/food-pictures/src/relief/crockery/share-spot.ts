import type { Spot } from './spot.ts'

/** A round part of a spot: its middle in shares of the radius, and its size. */
export interface SpotPart {
  readonly x: number
  readonly y: number
  readonly size: number
  /** See `Spot`. */
  readonly lie?: number
}

/** A round part of a spot, clipped by the whole spot. */
export function partOf(spot: Spot, part: SpotPart): Spot {
  const radius = spot.radius * part.size
  return {
    ...spot,
    x: spot.x + spot.radius * part.x,
    y: spot.y + spot.radius * part.y,
    radius,
    halfWidth: radius,
    halfHeight: radius,
    ...(part.lie === undefined ? {} : { lie: part.lie }),
  }
}

interface Shares {
  readonly main: SpotPart
  readonly sides: readonly SpotPart[]
}

/** Places by the number of sides. Parts overlap a little, because food is not round: a plate is full, not dotted. */
const SHARES: readonly [Shares, ...Shares[]] = [
  { main: { x: 0, y: 0, size: 1 }, sides: [] },
  { main: { x: -0.15, y: 0.23, size: 0.88, lie: 0.42 }, sides: [{ x: 0.37, y: -0.44, size: 0.6 }] },
  {
    main: { x: -0.02, y: 0.34, size: 0.86, lie: -0.1 },
    sides: [
      { x: -0.43, y: -0.42, size: 0.59 },
      { x: 0.45, y: -0.4, size: 0.59 },
    ],
  },
  {
    main: { x: 0, y: 0.4, size: 0.72, lie: 0 },
    sides: [
      { x: -0.58, y: -0.18, size: 0.44 },
      { x: -0.02, y: -0.54, size: 0.46 },
      { x: 0.58, y: -0.2, size: 0.46 },
    ],
  },
]

/** Sides behind a dish that fills the front of the plate, by their number: nothing of it touches them. */
const BEHIND: readonly (readonly SpotPart[])[] = [
  [],
  [{ x: 0.06, y: -0.53, size: 0.46, lie: 0.06 }],
  [
    { x: -0.42, y: -0.5, size: 0.43 },
    { x: 0.44, y: -0.5, size: 0.43 },
  ],
  [
    { x: -0.6, y: -0.3, size: 0.37 },
    { x: 0, y: -0.58, size: 0.37 },
    { x: 0.6, y: -0.3, size: 0.37 },
  ],
]
/** The front of the plate: how far down its middle is, and its half sides, in shares of the radius. */
const FRONT = { down: 0.42, aside: 0.98, upright: 0.57 } as const
/** The front of a board is as broad as its back, and what lies behind can be as far up as its corners. */
const FRONT_OF_BOARD = { down: 0.36, aside: 0.98, upright: 0.61 } as const
const BEHIND_ON_BOARD = { x: 0.06, y: -0.66, size: 0.5, lie: 0.06 } as const satisfies SpotPart

/** Only boards lie turned. */
const isBoard = ({ turn }: Spot): boolean => turn !== 0

function frontOf(spot: Spot): Spot {
  const { down, aside, upright } = isBoard(spot) ? FRONT_OF_BOARD : FRONT
  return {
    ...spot,
    y: spot.y + spot.radius * down,
    radius: spot.radius * upright,
    halfWidth: spot.halfWidth * aside,
    halfHeight: spot.radius * upright,
  }
}

/**
 * A plate divided among a main dish, in front, and its sides, behind it. What is moist may run together a little; breads and rolls
 * stay apart from what is served with them.
 */
export function shareSpot(
  spot: Spot,
  sides: number,
  staysApart = false,
): { readonly main: Spot; readonly sides: readonly Spot[] } {
  // Whole, because a dish from the oven is not round.
  if (sides === 0) return { main: spot, sides: [] }
  if (staysApart) {
    const parts = isBoard(spot) && sides === 1 ? [BEHIND_ON_BOARD] : (BEHIND[Math.min(sides, BEHIND.length - 1)] ?? [])
    return { main: frontOf(spot), sides: parts.map((part) => partOf(spot, part)) }
  }
  const shares = SHARES[Math.min(sides, SHARES.length - 1)] ?? SHARES[0]
  const places = shares.sides.map((part) => partOf(spot, part))
  return { main: { ...partOf(spot, shares.main), sides: places }, sides: places }
}
