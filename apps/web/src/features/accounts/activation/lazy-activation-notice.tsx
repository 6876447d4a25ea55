import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { isUnconfirmed } from '../../../platform/session/session.ts'

const unconfirmedNotice = lazyPart(async () => (await import('./unconfirmed-notice.tsx')).UnconfirmedNotice)

/**
 * The notice for the few whose address waits to be confirmed; below the page, so that nothing moves when it comes. Where it does
 * not arrive nobody misses it.
 */
export const LazyActivationNotice = () =>
  isUnconfirmed() ? <DrawnPart part={unconfirmedNotice} props={{}} failed={() => null} /> : null
