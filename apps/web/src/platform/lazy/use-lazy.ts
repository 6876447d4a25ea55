import { useEffect, useRef, useState, type ComponentType } from 'react'

export type LazyState<Props> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly Part: ComponentType<Props> }

/**
 * A component that loads when it first renders. If a retry fails, it reloads the page, because a browser remembers a failed
 * module for the life of the page.
 *
 * @param load must be the same function at every render, or it loads each time.
 */
export function useLazy<Props>(load: () => Promise<ComponentType<Props>>): LazyState<Props> {
  const [state, setState] = useState<LazyState<Props>>({ kind: 'loading' })
  const failures = useRef(0)
  const isLoading = state.kind === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    const show = (next: LazyState<Props>) => {
      if (!isGone) setState(next)
    }
    load().then(
      (Part) => show({ kind: 'ready', Part }),
      () => {
        if (isGone) return
        failures.current += 1
        if (failures.current > 1 && navigator.onLine) location.reload()
        else show({ kind: 'failed', retry: () => setState({ kind: 'loading' }) })
      },
    )
    return () => {
      isGone = true
    }
  }, [load, isLoading])
  return state
}
