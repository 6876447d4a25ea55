import type { MealType } from '@dayplate/nutrition'
import { colour, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud } from '../paint/noise.ts'
import { box, smooth } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'

interface Linen {
  readonly cloth: Colour
  readonly stripe: Colour
}

const linen = (cloth: string, stripe: string): Linen => ({ cloth: colour(cloth), stripe: colour(stripe) })

/** In the colour of the meal's ground, deeper. */
const LINENS: Readonly<Record<MealType, Linen>> = {
  breakfast: linen('#CF9A5A', '#F0D6A6'),
  lunch: linen('#93A862', '#D5E0AE'),
  snack: linen('#C98980', '#F1CFC8'),
  dinner: linen('#6C989A', '#BBD6D5'),
}

export interface NapkinPlace {
  readonly x: number
  readonly y: number
  readonly halfSide: number
  /** Radians. */
  readonly turn: number
}

/** Share of half a side that what stands on it hides, which need not be painted. */
const HIDDEN = 0.7
const OUTSIDE = 9
/** Distances of the two stripes from the edge, units. */
const STRIPES = [9, 13.5] as const

/** A square of linen with two woven stripes along its hem; crockery stands on it. */
export function layNapkin(scene: Scene, { x, y, halfSide, turn }: NapkinPlace, mealType: MealType): void {
  const square = box(halfSide, halfSide, 3)
  const { cloth, stripe } = LINENS[mealType]
  const napkin = {
    reach: halfSide * 1.42,
    paint(u: number, v: number, ink: Ink): number {
      if (Math.hypot(u, v) < halfSide * HIDDEN) return OUTSIDE
      const fold = cloud(u * 0.02 + 5, v * 0.02)
      const distance = square(u, v) + (fold - 0.5) * 2.4
      const woven = Math.max(...STRIPES.map((from) => 1 - smooth(0.7, 1.4, Math.abs(distance + from))))
      ink.mix(cloth, stripe, woven)
      ink.surface(0, 0.12, 0.7 * smooth(0, -2, distance) + fold)
      return distance
    },
  }
  stamp(scene, napkin, { x, y, turn, base: 0, owner: CROCKERY })
}
