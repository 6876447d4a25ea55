import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LazyPart } from './lazy-part.ts'

interface DrawnPartProps<Props extends object> {
  readonly part: LazyPart<ComponentType<Props>>
  readonly props: Props
  /** Shown while the part loads, in the same size. */
  readonly loading?: ReactNode
  /** Shown when the part did not arrive. Without it the page breaks, as it does when its own code does not arrive. */
  readonly failed?: (retry: () => void) => ReactNode
}

/** Renders a lazy part in its place on the page. */
export function DrawnPart<Props extends object>({ part, props, loading = null, failed }: DrawnPartProps<Props>) {
  const { Part, failure, retry } = useArrival(part)
  if (Part) return <Part {...props} />
  if (!failure) return loading
  if (failed) return failed(retry)
  throw failure.error
}

interface Arrival<Props> {
  readonly Part?: ComponentType<Props> | null
  readonly failure?: { readonly error: unknown }
}

/**
 * Loads a part that is not loaded yet. A second failure in a row reloads the page, because a browser remembers a failed module
 * for the life of the page.
 */
function useArrival<Props>(part: LazyPart<ComponentType<Props>>): Arrival<Props> & { readonly retry: () => void } {
  const [arrival, setArrival] = useState((): Arrival<Props> => ({ Part: part.arrived() }))
  const failures = useRef(0)
  const isLoading = !arrival.Part && !arrival.failure
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    const show = (next: Arrival<Props>) => {
      if (!isGone) setArrival(next)
    }
    part.load().then(
      (Part) => show({ Part }),
      (error: unknown) => {
        if (isGone) return
        failures.current += 1
        if (failures.current > 1 && navigator.onLine) location.reload()
        else show({ failure: { error } })
      },
    )
    return () => {
      isGone = true
    }
  }, [part, isLoading])
  return { ...arrival, retry: () => setArrival({}) }
}
