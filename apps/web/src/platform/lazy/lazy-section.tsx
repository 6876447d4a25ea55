import type { ComponentType, ReactNode } from 'react'
import { useLazy } from './use-lazy.ts'

interface LazySectionProps {
  /** Loads the component. Must be the same function at every render, or it loads each time. */
  readonly load: () => Promise<ComponentType>
  /** Shown while loading, in the same size. */
  readonly placeholder: ReactNode
  /** Shown when loading fails. */
  readonly failed: (retry: () => void) => ReactNode
}

/** A part of a page that loads after the rest has rendered. If loading fails, only its own place is affected. */
export function LazySection({ load, placeholder, failed }: LazySectionProps) {
  const state = useLazy(load)
  if (state.kind === 'ready') return <state.Part />
  return state.kind === 'loading' ? placeholder : failed(state.retry)
}
