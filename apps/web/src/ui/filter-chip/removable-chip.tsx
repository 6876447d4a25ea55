import { X } from 'lucide-react'
import { useWording } from '../wording/wording.tsx'
import styles from './filter-chip.module.css'

export interface RemovableChipProps {
  readonly label: string
  readonly onRemove: () => void
}

/** A chosen item with a button that removes it. */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  const { remove } = useWording()
  return (
    <span className={styles.removable}>
      {label}
      <button type="button" className={styles.remove} aria-label={remove(label)} onClick={onRemove}>
        <X />
      </button>
    </span>
  )
}
