import { type ElementType, lazy } from 'react'
import type { LazyPart } from './lazy-part.ts'

/** A component, whatever its properties are. */
type Component = Exclude<ElementType, string>

/**
 * A lazy part that suspends the nearest `Suspense` around it until it has loaded.
 *
 * @param otherwise is rendered if it fails to load. Without it the page fails, as it does when its own code fails to load.
 */
export const suspendedPart = <Drawn extends Component>(part: LazyPart<Drawn>, otherwise?: Drawn) =>
  lazy(async () => ({ default: await (otherwise ? part.load().catch(() => otherwise) : part.load()) }))
