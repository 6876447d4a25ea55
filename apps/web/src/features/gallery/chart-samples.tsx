import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card/card.tsx'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { Donut } from '../../ui/chart/donut.tsx'
import { LineChart } from '../../ui/chart/line-chart.tsx'
import { useWording } from '../../ui/wording/wording.tsx'
import { TranslatedChartWording } from '../../platform/i18n/translated-chart-wording.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const START = requireCalendarDay('2026-10-23')
const MONTH = { start: START, end: addDays(START, 29) }
const WEIGHTS = [84.2, 84, 83.6, 83.7, 83.1, 82.8, 82.9, 82.4, 82.1, 81.9, 82, 81.5, 81.2, 80.9]
const WEEK = [1750, 2250, 2000, 1250, 2500, 2250, 1500]

/** Spreads the values evenly, with one value every `days` days. */
const spread = (values: readonly (number | null)[], days: number) =>
  values.map((value, index) => ({ day: addDays(START, Math.round(index * days)), value }))

const HALF_A_YEAR = spread(
  Array.from({ length: 183 }, (_, day) => Math.round(840 - day / 4 + 12 * Math.sin(day / 9)) / 10),
  1,
)

export function ChartSamples({ title }: { readonly title: string }) {
  const { language } = useWording()
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const line = {
    label: 'Weight',
    period: MONTH,
    formatValue: (value: number) => `${tenths.format(value)}\u00A0kg`,
    formatTick: (value: number) => new Intl.NumberFormat(language).format(value),
    empty: <p>There are no measurements in this period</p>,
  }
  return (
    <TranslatedChartWording>
      <Sample title={title}>
        <Captioned caption="A month, with its goal">
          <LineChart {...line} values={spread(WEIGHTS, 29 / 13)} goal={78} />
        </Captioned>
        <Captioned caption="Gaps, and a goal near the last value">
          <LineChart {...line} label="Hip" values={spread([102, 101.5, null, 101.8, null, 101.2, 101], 4)} goal={101} />
        </Captioned>
        <Captioned caption="One value">
          <LineChart {...line} label="Waist" values={spread([88], 1)} />
        </Captioned>
        <Captioned caption="Half a year">
          <LineChart {...line} label="Thigh" values={HALF_A_YEAR} period={{ start: START, end: addDays(START, 182) }} />
        </Captioned>
        <Captioned caption="No values">
          <LineChart {...line} values={[]} />
        </Captioned>
        <BarSamples />
      </Sample>
    </TranslatedChartWording>
  )
}

function BarSamples() {
  const { language } = useWording()
  const plain = new Intl.NumberFormat(language, { useGrouping: false })
  const formatValue = (value: number) => `${plain.format(value)}\u00A0ml`
  const bars = {
    label: 'Water',
    formatValue,
    formatTick: (value: number) => `${plain.format(value / 1000)} l`,
    empty: <p>Nothing was drunk in this period</p>,
  }
  const amounts = (values: readonly (number | null)[]) => spread(values, 1).map((value) => ({ ...value, goal: 2000 }))
  return (
    <>
      <Captioned caption="A week">
        <BarChart {...bars} values={amounts(WEEK)} goal={2000} />
      </Captioned>
      <Captioned caption="A month with days left out">
        <BarChart
          {...bars}
          label="Water in a month"
          values={amounts(Array.from({ length: 31 }, (_, day) => (day % 6 === 4 ? null : (WEEK[day % 7] ?? 0))))}
          goal={2000}
        />
      </Captioned>
      <div className={styles.columns}>
        {[0, 1500, 2600].map((value) => (
          <Donut
            key={value}
            label="Water today"
            value={value}
            goal={2000}
            formatNumber={plain.format}
            formatValue={formatValue}
          />
        ))}
      </div>
    </>
  )
}

function Captioned({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <Card>
      <p className={styles.caption}>{caption}</p>
      {children}
    </Card>
  )
}
