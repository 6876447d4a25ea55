import { formatDay } from '@dayplate/dates'
import { useChartWording } from '../wording/chart-wording.tsx'
import { useWording } from '../wording/wording.tsx'
import { type ChartValue, presentValues } from './chart-value.ts'

interface LineGistInput {
  readonly label: string
  readonly values: readonly ChartValue[]
  readonly goal?: number | null | undefined
  readonly formatValue: (value: number) => string
}

/** Summarises a line in a sentence: its first and last value, and the goal. */
export function useLineGist({ label, values, goal, formatValue }: LineGistInput): string {
  const words = useChartWording()
  const { language } = useWording()
  const present = presentValues(values)
  const [first, last] = [present[0], present.at(-1)]
  if (!first || !last) return label
  const written = (day: typeof first.day) => formatDay(day, language, 'long')
  const change =
    first === last
      ? words.oneValue({ label, value: formatValue(last.value), day: written(last.day) })
      : words.change({
          label,
          first: formatValue(first.value),
          firstDay: written(first.day),
          last: formatValue(last.value),
          lastDay: written(last.day),
        })
  return goal == null ? change : `${change} ${words.goal(formatValue(goal))}.`
}
