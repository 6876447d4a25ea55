import type { Cut } from '../plated-meal.ts'

/** A food to be drawn by itself. */
export interface GlyphFood {
  readonly foodId: string
  /** What dishes use it for, by which foods without a look of their own borrow one; null when unknown. */
  readonly role: string | null
}

/** A square to lay something in: its middle and half its side, units. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly half: number
}

/** A food as it is bought, or cut so that one knows it. */
export const platedAs = ({ foodId, role }: GlyphFood, cut?: Cut) => ({
  foodId,
  role,
  grams: 1,
  cuts: cut === undefined ? [] : [cut],
  heats: [],
  isGarnish: false,
  isTakenIn: false,
})
