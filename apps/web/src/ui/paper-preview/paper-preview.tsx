import type { ReactNode } from 'react'
import styles from './paper-preview.module.css'

interface PaperPreviewProps {
  /** The title of the page, and choices for the paper. They are not printed. */
  readonly controls: ReactNode
  /** The button that prints, and the way back. */
  readonly buttons: ReactNode
  /** The printed sheets. */
  readonly children: ReactNode
}

/** The preview of printed sheets with their controls beside it. Printing never starts by itself. */
export const PaperPreview = ({ controls, buttons, children }: PaperPreviewProps) => (
  <div className={styles.preview}>
    <div className={styles.controls}>
      {controls}
      <div className={styles.buttons}>{buttons}</div>
    </div>
    {/* The paper is white in the dark theme, too. */}
    <div className={styles.paper} data-theme="light">
      {children}
    </div>
  </div>
)
