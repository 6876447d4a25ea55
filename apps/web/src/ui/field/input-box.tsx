import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './input-box.module.css'

interface InputBoxProps {
  readonly hasError?: boolean | undefined
  readonly hasAction?: boolean | undefined
  readonly children: ReactNode
}

/** The framed box around an input, which also carries a unit or a button at its right. */
export function InputBox({ hasError, hasAction, children }: InputBoxProps) {
  return (
    <div className={classNames(styles.box, hasError && styles.refused, hasAction && styles.withAction)}>{children}</div>
  )
}

export function InputUnit({ unit }: { readonly unit: string | undefined }) {
  return unit ? <span className={styles.unit}>{unit}</span> : null
}
