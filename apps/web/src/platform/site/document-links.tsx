import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Links to the two documents a user agrees to. They open in a new tab, so that a half-filled form stays. */
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
