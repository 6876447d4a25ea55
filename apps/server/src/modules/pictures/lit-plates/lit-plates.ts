import type { MealVersion } from '../../catalogue/index.ts'
import type { FoodFile, LitFile } from './lit-file.ts'
import type { StoredFile } from './lit-store.ts'
import type { Pictured } from './lit-subject.ts'
import type { PicturedFood } from './role-of-food.ts'

/** Why a picture is missing or is not kept. */
export type LitFailure =
  /** The meal or food keeps its SVG drawing until the server starts again. */
  | ({ readonly kind: 'drawing'; readonly error: unknown } & Pictured)
  /** The store cannot be read or written. Pictures are drawn again each time. */
  | { readonly kind: 'store'; readonly error: unknown }

/** A picture, or `later` while it is drawn for the next call, or null when there will be none. */
export type Asked = Uint8Array | 'later' | null

/** What became of drawing ahead: drawn now, kept before, without a lit form or failed, or refused because too much waits. */
export type Preparation = 'drawn' | 'kept' | 'left-out' | 'refused'

/** The lit pictures of meals and foods: kept ones, and ones drawn when they are asked for. */
export interface LitPlates {
  /** Whether a picture that is not kept may be drawn here. */
  readonly isDrawing: boolean
  /** The kept picture; null without one. */
  find(file: StoredFile): Promise<Uint8Array | null>
  /** Draws the picture of a version. */
  draw(version: MealVersion, file: LitFile, sender: string): Promise<Asked>
  /** Draws versions that this sender will probably see, while no one waits for a picture. */
  drawAhead(versions: readonly MealVersion[], sender: string): void
  /** Draws a version ahead and says what became of it. */
  prepare(version: MealVersion, sender: string): Promise<Preparation>
  /** The same for a food, for which a browser may wait in a short queue. */
  drawFood(food: PicturedFood, file: FoodFile, sender: string): Promise<Asked>
  prepareFood(food: PicturedFood, sender: string): Promise<Preparation>
  /** Takes or keeps the right to draw the catalogue ahead, which one server at a time has. */
  claimDrawingAhead(): Promise<boolean>
  releaseDrawingAhead(): Promise<void>
  /** Adds a listener that is told once of each meal that cannot be drawn, and once of a store that fails. */
  onFailure(listener: (failure: LitFailure) => void): void
}

/** Lit pictures with threads of their own. Their owner has to close them. */
export interface OpenLitPlates extends LitPlates {
  close(): Promise<void>
}

/** Draws nothing and keeps nothing: for programs that show no pictures. Every meal has its SVG drawing. */
export const noLitPlates: OpenLitPlates = {
  isDrawing: false,
  find: () => Promise.resolve(null),
  draw: () => Promise.resolve(null),
  drawAhead: () => undefined,
  prepare: () => Promise.resolve('left-out'),
  drawFood: () => Promise.resolve(null),
  prepareFood: () => Promise.resolve('left-out'),
  claimDrawingAhead: () => Promise.resolve(false),
  releaseDrawingAhead: () => Promise.resolve(),
  onFailure: () => undefined,
  close: () => Promise.resolve(),
}
