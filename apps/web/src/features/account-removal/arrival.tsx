import { useEffect, useRef, type ReactNode } from 'react'
import { Page } from '../../ui/page/page.tsx'

/** A state that takes the place of a form: the button that had the focus is gone, so keyboard and screen reader go on here. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Page width="narrow">
      <div ref={place} tabIndex={-1} role="status">
        {children}
      </div>
    </Page>
  )
}
