import type { DaySummaryFragment, FitProofFragment } from '../../../../domain/day-plan/day-plan.gen.ts'

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

/** Share above a maximum from which a day is no longer said to fit without a word about it. */
const FAR_OVER = 1.3

const MAXIMA: ReadonlySet<string> = new Set(['SALT', 'SATURATED_FAT', 'MUCH_FIBRE'])

/** Whether the day has far more salt, saturated fat or fibre than its guides allow. */
export const isFarOver = (
  hints: readonly Pick<DaySummaryFragment['guideHints'][number], 'code' | 'amount' | 'guide'>[],
) => hints.some(({ code, amount, guide }) => MAXIMA.has(code) && amount > FAR_OVER * guide)

/** The hints of a day without those about nutrients that its week says more about. */
export const hintsBeside = <Hint extends { readonly code: string }>(
  week: readonly { readonly code: string }[],
  hints: readonly Hint[],
): readonly Hint[] => hints.filter(({ code }) => !week.some((hint) => hint.code === code))
