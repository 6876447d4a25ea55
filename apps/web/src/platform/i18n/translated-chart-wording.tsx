import type { ReactNode } from 'react'
import { type ChartWording, ChartWordingProvider } from '../../ui/wording/chart-wording.tsx'
import { useT } from './i18n.ts'

/**
 * Gives charts their words in the reader's language. Used only around them, because it loads its own texts
 * (`loadMessages('chart')`).
 */
export function TranslatedChartWording({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const wording: ChartWording = {
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
  }
  return <ChartWordingProvider value={wording}>{children}</ChartWordingProvider>
}
