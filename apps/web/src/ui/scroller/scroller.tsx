import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { watchOverflow } from './watch-overflow.ts'

export interface ScrollerProps {
  /** Read out when the box gets the focus. */
  readonly labelledBy?: string | undefined
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A box whose content may be larger than itself. It is a tab stop only then, because the arrow keys can scroll it. */
export function Scroller({ labelledBy, className, children }: ScrollerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  useLayoutEffect(() => (box.current ? watchOverflow(box.current, setScrolling) : undefined), [])
  return (
    <div
      ref={box}
      className={className}
      role={labelledBy === undefined ? undefined : 'group'}
      aria-labelledby={labelledBy}
      tabIndex={isScrolling ? 0 : undefined}
    >
      {children}
    </div>
  )
}
