import { useEffect, useRef, type ReactNode } from 'react'
import { Page } from '../../ui/page/page.tsx'

/** A state that replaces a form. It takes the focus, because the button that had it is gone. */
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
