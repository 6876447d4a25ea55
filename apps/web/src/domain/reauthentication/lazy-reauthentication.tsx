import { LazyForm } from '../../platform/lazy/lazy-form.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { ReauthenticationProps } from './reauthentication.tsx'

const reauthentication = lazyPart(async () => (await import('./reauthentication.tsx')).Reauthentication, 'owner-proof')

/** Loaded on demand, because it is rarely needed. */
export const LazyReauthentication = (props: ReauthenticationProps) => (
  <LazyForm part={reauthentication} heights={[40, 78, 52]} form={props} />
)
