import type { Random } from '../drawing/random.ts'

/** Fills the well of a dish, a circle of the given radius around the origin. */
export type DrawBed = (radius: number, random: Random) => string
