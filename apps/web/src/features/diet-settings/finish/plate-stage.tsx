import { type ReactNode, useEffect, useRef } from 'react'
import styles from './plate-stage.module.css'

interface PlateStageProps {
  /** A square picture. */
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** The layout of the screens while a plan is made and after that failed: a large picture above a sheet with text. */
export function PlateStage({ picture, title, text, children }: PlateStageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.stage}>
      <div className={styles.ground}>
        <div className={styles.plate}>{picture}</div>
      </div>
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  )
}
