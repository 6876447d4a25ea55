import { macroColour } from '../macro-dot/macro-colour.ts'
import { MacroDot } from '../macro-dot/macro-dot.tsx'
import styles from './macro-bar.module.css'

export interface MacroBarPart {
  /** The written name, because colour alone is not enough. */
  readonly label: string
  /** The share of energy in per cent; all three add up to 100. */
  readonly percentage: number
}

export interface MacroBarProps {
  readonly protein: MacroBarPart
  readonly fat: MacroBarPart
  readonly carbs: MacroBarPart
}

const ORDER = ['protein', 'fat', 'carbs'] as const

/** The sources of energy: one bar in three colours, with the same values as text below. */
export function MacroBar(props: MacroBarProps) {
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {ORDER.map((part) => (
          <i key={part} style={{ flexGrow: props[part].percentage, background: macroColour(part) }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {ORDER.map((part) => (
          <li key={part}>
            <MacroDot macro={part} />
            <span>
              {props[part].label} <b>{props[part].percentage}%</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
