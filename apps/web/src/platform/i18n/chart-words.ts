import type { Translate } from '@dayplate/messages'
import type { ChartWording } from '../../ui/wording/chart-wording.ts'

export const chartWords = (t: Translate): ChartWording => ({
  oneValue: (shown) => t('ui/chart/one-value', shown),
  change: (shown) => t('ui/chart/change', shown),
  goal: (goal) => t('ui/chart/goal', { goal }),
  reachedDays: (shown) => t('ui/chart/reached-days', shown),
  shareOfGoal: (shown) => t('ui/chart/share-of-goal', shown),
  ofGoal: (goal) => t('ui/chart/of-goal', { goal }),
  values: (label) => t('ui/chart/values', { label }),
  showTable: t('ui/chart/show-table'),
  day: t('ui/chart/day'),
  noValue: t('ui/chart/no-value'),
  reached: t('ui/chart/reached'),
  below: t('ui/chart/below'),
})
