import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '../../ui/chip/chip.tsx'
import { FilterChip, FilterChips } from '../../ui/filter-chip/filter-chip.tsx'
import { RemovableChip } from '../../ui/filter-chip/removable-chip.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const PHASES = ['Start', 'Burn', 'Balance', 'Keep'] as const
const MEALS = ['Breakfast', 'Lunch', 'Snack', 'Dinner'] as const

export function ChipSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <div className={styles.chips}>
        <Chip>Neutral</Chip>
        <Chip kind="pear">Today</Chip>
        <Chip kind="soft">Active</Chip>
        <Chip kind="sale">−28 zl</Chip>
        {PHASES.map((phase) => (
          <Chip key={phase} dot={`var(--phase-${phase.toLowerCase()})`}>
            {phase}
          </Chip>
        ))}
        <Chip kind="primary">Bestseller</Chip>
        <Chip icon={<WifiOff />}>Offline</Chip>
      </div>
      <Filters />
    </Sample>
  )
}

function Filters() {
  const [wanted, setWanted] = useState<readonly string[]>(['Lunch'])
  const [excluded, setExcluded] = useState<readonly string[]>(['Celery', 'Mushrooms'])
  const without = (list: readonly string[], one: string) => list.filter((other) => other !== one)
  return (
    <>
      <FilterChips label="Meals">
        {MEALS.map((meal) => (
          <FilterChip
            key={meal}
            isOn={wanted.includes(meal)}
            onChange={(isOn) => setWanted(isOn ? [...wanted, meal] : without(wanted, meal))}
          >
            {meal}
          </FilterChip>
        ))}
        <FilterChip isOn={false} onChange={() => {}} disabled>
          Disabled
        </FilterChip>
      </FilterChips>
      <FilterChips label="Left out">
        {excluded.map((one) => (
          <RemovableChip key={one} label={one} onRemove={() => setExcluded(without(excluded, one))} />
        ))}
      </FilterChips>
    </>
  )
}
