import { macroColour } from '../macro-dot/macro-colour.ts'
import { MacroDot } from '../macro-dot/macro-dot.tsx'
import styles from './macro-bar.module.css'

export interface MacroBarPart {
  /** The written name; colour alone never says which one it is. */
  readonly label: string
  /** Share of energy in per cent; the three add up to 100. */
  readonly percentage: number
}

export interface MacroBarProps {
  readonly protein: MacroBarPart
  readonly fat: MacroBarPart
  readonly carbs: MacroBarPart
}

const ORDER = ['protein', 'fat', 'carbs'] as const

/** Where the energy comes from: one bar in three colours, and the same in words below. */
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
