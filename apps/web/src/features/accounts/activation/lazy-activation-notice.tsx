import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { isUnconfirmed } from '../../../platform/session/session.ts'

const unconfirmedNotice = lazyPart(async () => (await import('./unconfirmed-notice.tsx')).UnconfirmedNotice)

/**
 * The notice for users whose address is not confirmed yet. Placed below the page, so that nothing moves when it appears. If it
 * fails to load, it is left out.
 */
export const LazyActivationNotice = () =>
  isUnconfirmed() ? <DrawnPart part={unconfirmedNotice} props={{}} failed={() => null} /> : null
