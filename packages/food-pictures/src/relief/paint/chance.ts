import type { Random } from '../../drawing/random.ts'

/** A number from `least` to `most`. */
export const within = (random: Random, least: number, most: number): number => least + (most - least) * random()

/** An offset into the noise, so that no two pieces have the same grain. */
export const grainOffset = (random: Random): number => random() * 200

export const FULL_TURN = Math.PI * 2
