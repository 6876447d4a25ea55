import { type ElementType, lazy } from 'react'
import type { LazyPart } from './lazy-part.ts'

/** A component, whatever its properties are. */
type Component = Exclude<ElementType, string>

/**
 * A lazy part that holds back what stands around it, up to the next `Suspense`, until it has arrived.
 *
 * @param otherwise is drawn where it does not arrive. Without it the page breaks, as it does when its own code does not arrive.
 */
export const suspendedPart = <Drawn extends Component>(part: LazyPart<Drawn>, otherwise?: Drawn) =>
  lazy(async () => ({ default: await (otherwise ? part.load().catch(() => otherwise) : part.load()) }))
