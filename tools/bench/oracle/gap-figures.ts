import type { Figure } from '../figure.ts'
import { mean, quantile } from '../quantile.ts'
import type { DayGap } from './day-gap.ts'

/** Number of equal parts of the days, whose figures give the spread. */
const PARTS = 5

/** Rows of the measured gaps; empty for no days. */
export function gapFigures(days: readonly DayGap[]): readonly Figure[] {
  if (days.length === 0) return []
  const gapsOf = (part: readonly DayGap[]) => part.map(({ gap }) => gap)
  const exact = `gap to the exact optimum (${days.length} days)`
  return [
    {
      ...figure(`${exact}, mean`, days, (part) => mean(gapsOf(part))),
      promise: { better: 'less', must: 0.1, aim: 0.05 },
    },
    figure(`${exact}, p95`, days, (part) => quantile(gapsOf(part), 0.95)),
    ...highsFigures(days.flatMap(({ highs }) => highs ?? [])),
  ]
}

/** Figures that rely on HiGHS alone. */
function highsFigures(days: readonly NonNullable<DayGap['highs']>[]): readonly Figure[] {
  if (days.length === 0) return []
  const proven = `${days.filter(({ isProven }) => isProven).length} of ${days.length} days proven`
  return [figure(`gap that HiGHS bounds, mean (${proven})`, days, (part) => mean(part.map(({ mostGap }) => mostGap)))]
}

function figure<Day>(name: string, days: readonly Day[], of: (part: readonly Day[]) => number): Figure {
  const parts = Array.from({ length: PARTS }, (_, part) => days.filter((__, index) => index % PARTS === part))
  const values = parts.filter((part) => part.length > 0).map(of)
  return { name, unit: '', value: of(days), spread: [Math.min(...values), Math.max(...values)], promise: null }
}
