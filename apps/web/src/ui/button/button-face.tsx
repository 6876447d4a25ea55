import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  readonly kind?: 'primary' | 'tonal' | 'secondary' | 'quiet' | 'danger' | undefined
  /**
   * small: 40 px high with a 44 px target, for rows; field: 52 px like the fields above it, to send a form; large: the
   * one main action of a whole screen.
   */
  readonly size?: 'small' | 'medium' | 'field' | 'large' | undefined
  readonly isBlock?: boolean | undefined
}

export function buttonClass({ kind = 'primary', size = 'medium', isBlock }: ButtonLook): string {
  return classNames(styles.button, styles[kind], styles[size], isBlock && styles.block)
}

interface ButtonFaceProps {
  readonly icon?: ReactNode
  readonly isLoading?: boolean | undefined
  readonly children: ReactNode
}

/** The content of a button and of a link that looks like one. While loading, the spinner replaces the icon. */
export function ButtonFace({ icon, isLoading, children }: ButtonFaceProps) {
  const mark = isLoading ? <Spinner /> : icon
  return (
    <>
      {mark ? <span className={styles.mark}>{mark}</span> : null}
      {children}
    </>
  )
}
