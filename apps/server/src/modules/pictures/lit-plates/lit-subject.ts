import type { MealVersion } from '../../catalogue/index.ts'
import type { DrawingJob } from './drawer.ts'
import { foodStemOf, litKeyOf, litStemOf, type LitFormat } from './lit-file.ts'
import { foodKeyOf, glyphOf } from './lit-food.ts'
import { platedOf } from './plated-of.ts'
import type { PicturedFood } from './role-of-food.ts'

/** What failures are told of. */
export type Pictured = { readonly mealId: string; readonly versionId: string } | { readonly foodId: string }

/** Something with a lit picture: a meal version, full or eaten, or a food. */
export interface LitSubject {
  /** What all of its files have in common. */
  readonly stem: string
  readonly pictured: Pictured
  /** How one draws it. */
  jobIn(format: LitFormat): DrawingJob
}

export const picturedOf = ({ id, mealId }: MealVersion): Pictured => ({ mealId, versionId: id })

/** Null without a lit form. */
export function mealSubject(version: MealVersion, isEaten: boolean): LitSubject | null {
  const [meal, key] = [platedOf(version), litKeyOf(version)]
  if (meal === null || key === null) return null
  return {
    stem: litStemOf({ versionId: version.id, key, isEaten }),
    pictured: picturedOf(version),
    jobIn: (format) => ({ meal, format, isEaten }),
  }
}

export const foodSubject = (food: PicturedFood): LitSubject => ({
  stem: foodStemOf({ foodId: food.id, key: foodKeyOf(food) }),
  pictured: { foodId: food.id },
  jobIn: (format) => ({ food: glyphOf(food), format }),
})
