import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './input-box.module.css'

interface InputBoxProps {
  readonly hasError?: boolean | undefined
  readonly hasAction?: boolean | undefined
  /** 44 px high, for the header of a section. */
  readonly isCompact?: boolean | undefined
  /** As high as its text, for several lines. */
  readonly isTall?: boolean | undefined
  /** Shows a default that is not yet the user's answer. */
  readonly isResting?: boolean | undefined
  readonly children: ReactNode
}

/** The framed box around an input, with an optional unit or button at its right. */
export function InputBox({ hasError, hasAction, isCompact, isTall, isResting, children }: InputBoxProps) {
  const looks = [
    hasError && styles.refused,
    hasAction && styles.withAction,
    isCompact && styles.compact,
    isTall && styles.tall,
    isResting && styles.resting,
  ]
  return <div className={classNames(styles.box, ...looks)}>{children}</div>
}

export function InputUnit({ unit }: { readonly unit: string | undefined }) {
  return unit ? <span className={styles.unit}>{unit}</span> : null
}
