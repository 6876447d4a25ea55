import type { FitProofFragment } from '../../../../domain/day-plan/day-plan.gen.ts'

/** How well a day fits its target: within tolerance, just outside it, or too far outside to call it close. */
export type Fit = 'fits' | 'near' | 'differs'

/** The largest deviations of a day that still counts as close, as fractions of the target. These limits are our own. */
const NEAR = { kcal: 0.1, macro: 0.25 } as const

export function fitOf({ holds, deviation }: Pick<FitProofFragment, 'holds' | 'deviation'>): Fit {
  if (holds) return 'fits'
  const { kcal, proteinG, fatG, carbohydrateG } = deviation
  const worst = Math.max(...[proteinG, fatG, carbohydrateG].map(Math.abs))
  return Math.abs(kcal) <= NEAR.kcal && worst <= NEAR.macro ? 'near' : 'differs'
}
