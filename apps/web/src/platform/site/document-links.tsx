import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The two documents somebody agrees to, in a tab of their own so that a half-filled form stays. */
export const documentMarks: readonly ((words: string) => ReactNode)[] = [
  (words) => (
    <Link to="/terms-of-service" target="_blank">
      {words}
    </Link>
  ),
  (words) => (
    <Link to="/privacy-policy" target="_blank">
      {words}
    </Link>
  ),
]
