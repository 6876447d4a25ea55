import { loadMessages } from '../../platform/i18n/i18n.ts'
import { LazyForm } from '../../platform/lazy/lazy-form.tsx'
import type { OwnerProofProps } from './owner-proof.tsx'

async function load() {
  const [{ OwnerProof }] = await Promise.all([import('./owner-proof.tsx'), loadMessages('owner-proof')])
  return OwnerProof
}

/** Asked for when it is needed, which is seldom. */
export const LazyOwnerProof = (props: OwnerProofProps) => <LazyForm load={load} heights={[40, 78, 52]} form={props} />
