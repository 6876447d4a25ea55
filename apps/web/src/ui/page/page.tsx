import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page.module.css'

export interface PageProps {
  /** narrow: forms and reading, 480 px; wide: the whole 1200. */
  readonly width?: 'narrow' | 'reading' | 'wide' | undefined
  readonly children: ReactNode
}

/** The margins and the width of a screen. */
export function Page({ width = 'wide', children }: PageProps) {
  return <div className={classNames(styles.page, styles[width])}>{children}</div>
}

export interface PageTitleProps {
  readonly title: string
  readonly text?: ReactNode
}

export function PageTitle({ title, text }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
    </div>
  )
}
