import type { PieceMaker } from '../scene/piece.ts'

/** What heat did to a piece: 0 is raw, 1 is dark, or soft and wet. */
export interface Doneness {
  readonly browned: number
  readonly soft: number
}

export const RAW: Doneness = { browned: 0, soft: 0 }
export const SOFT: Doneness = { browned: 0, soft: 1 }
export const FRIED: Doneness = { browned: 0.65, soft: 0.6 }
export const ROASTED: Doneness = { browned: 0.85, soft: 0.7 }

/** Makes pieces as raw or as done as one likes. */
export type CookedMaker = (doneness: Doneness) => PieceMaker

/** Green vegetables stay green: heat browns them less. */
export const lightly =
  (maker: CookedMaker): CookedMaker =>
  ({ browned, soft }) =>
    maker({ browned: browned * 0.45, soft })
