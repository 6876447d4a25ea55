import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const COLOURS = [
  'primary',
  'pear',
  'protein',
  'fat',
  'carbs',
  'water',
  'danger',
  'line-strong',
  'meal-breakfast',
  'meal-lunch',
  'meal-snack',
  'meal-dinner',
] as const

export function ColourSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <div className={styles.colours}>
        {COLOURS.map((name) => (
          <span key={name} className={styles.colour}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </div>
    </Sample>
  )
}
