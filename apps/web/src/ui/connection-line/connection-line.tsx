import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './connection-line.module.css'

/** A calm line that says what happens with the user's changes while there is no connection. */
export const ConnectionLine = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.line} role="status">
    <WifiOff aria-hidden="true" />
    {children}
  </p>
)
