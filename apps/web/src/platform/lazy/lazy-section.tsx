import type { ComponentType, ReactNode } from 'react'
import { useLazy } from './use-lazy.ts'

interface LazySectionProps {
  /** Fetches the component. The same function at every drawing, or it is fetched at each. */
  readonly load: () => Promise<ComponentType>
  /** Stands there meanwhile, in the same size. */
  readonly placeholder: ReactNode
  /** Stands there when the component did not arrive. */
  readonly failed: (retry: () => void) => ReactNode
}

/** A part of a page that is fetched once the rest has been drawn; that it did not arrive spoils nothing but its place. */
export function LazySection({ load, placeholder, failed }: LazySectionProps) {
  const state = useLazy(load)
  if (state.kind === 'ready') return <state.Part />
  return state.kind === 'loading' ? placeholder : failed(state.retry)
}
