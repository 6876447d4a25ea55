import type { FitProofFragment } from './day-plan.gen.ts'

/** How a day stands to its target: inside, just outside, or so far outside that calling it close would be untrue. */
export type Fit = 'fits' | 'near' | 'differs'

/** Up to here a day outside its target is close to it, as parts of the target; our rule. */
const NEAR = { kcal: 0.1, macro: 0.25 } as const

export function fitOf({ holds, deviation }: Pick<FitProofFragment, 'holds' | 'deviation'>): Fit {
  if (holds) return 'fits'
  const { kcal, proteinG, fatG, carbohydrateG } = deviation
  const worst = Math.max(...[proteinG, fatG, carbohydrateG].map(Math.abs))
  return Math.abs(kcal) <= NEAR.kcal && worst <= NEAR.macro ? 'near' : 'differs'
}
