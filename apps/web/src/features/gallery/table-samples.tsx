import { Card } from '../../ui/card/card.tsx'
import { Amount, Change } from '../../ui/table/amount.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { Sample } from './sample.tsx'

interface Measurement {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly change: string
  readonly isGood?: true
}

const MEASUREMENTS: readonly Measurement[] = [
  { name: 'Weight', value: '80.9', unit: 'kg', change: '−0.3', isGood: true },
  { name: 'Hip', value: '101.5', unit: 'cm', change: '+0.5' },
  { name: 'Thigh', value: '58.2', unit: 'cm', change: 'no change' },
]

const CURRENT: readonly TableColumn<Measurement>[] = [
  { title: 'Current', cell: ({ name }) => name },
  {
    title: 'Value',
    isNumeric: true,
    cell: ({ value, unit }) => (
      <Amount unit={unit} isLarge>
        {value}
      </Amount>
    ),
  },
  { title: 'Change', isNumeric: true, cell: ({ change, isGood }) => <Change isGood={isGood}>{change}</Change> },
]

const WIDE: readonly TableColumn<Measurement>[] = [
  ...CURRENT,
  ...['A month ago', 'Two months ago', 'Three months ago', 'Goal in spring'].map((title) => ({
    title,
    isNumeric: true,
    cell: ({ value, unit }: Measurement) => <Amount unit={unit}>{value}</Amount>,
  })),
]

export function TableSamples({ title }: { readonly title: string }) {
  const table = { rows: MEASUREMENTS, keyOf: ({ name }: Measurement) => name }
  return (
    <Sample title={title}>
      <Card>
        <Table {...table} caption="Current measurements" isCaptionHidden columns={CURRENT} />
      </Card>
      <Card>
        <Table {...table} caption="Measurements over time" columns={WIDE} />
      </Card>
    </Sample>
  )
}
