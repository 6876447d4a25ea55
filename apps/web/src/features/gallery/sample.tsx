import type { ReactNode } from 'react'
import styles from './gallery.module.css'

interface SampleProps {
  readonly title: string
  readonly children: ReactNode
}

export function Sample({ title, children }: SampleProps) {
  return (
    <div className={styles.sample}>
      <h2 className={styles.caption}>{title}</h2>
      {children}
    </div>
  )
}
