import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LaterProps {
  /** Fetches the component. The same function at every drawing, or it is fetched at each. */
  readonly load: () => Promise<ComponentType>
  /** Stands there meanwhile, in the same size. */
  readonly placeholder: ReactNode
  /** Stands there when the component did not arrive. */
  readonly failed: (retry: () => void) => ReactNode
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; Part: ComponentType }

/** A part of a page that is fetched once the rest has been drawn; that it did not arrive spoils nothing but its place. */
export function Later({ load, placeholder, failed }: LaterProps) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const isLoading = state.kind === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    const show = (next: State) => {
      if (!isGone) setState(next)
    }
    load().then(
      (Part) => show({ kind: 'ready', Part }),
      () => show({ kind: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [load, isLoading])
  if (state.kind === 'ready') return <state.Part />
  return state.kind === 'loading' ? placeholder : failed(() => setState({ kind: 'loading' }))
}
