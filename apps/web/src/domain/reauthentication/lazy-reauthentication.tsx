import { loadMessages } from '../../platform/i18n/i18n.ts'
import { LazyForm } from '../../platform/lazy/lazy-form.tsx'
import type { ReauthenticationProps } from './reauthentication.tsx'

async function load() {
  const [{ Reauthentication }] = await Promise.all([import('./reauthentication.tsx'), loadMessages('owner-proof')])
  return Reauthentication
}

/** Loaded on demand, because it is rarely needed. */
export const LazyReauthentication = (props: ReauthenticationProps) => (
  <LazyForm load={load} heights={[40, 78, 52]} form={props} />
)
