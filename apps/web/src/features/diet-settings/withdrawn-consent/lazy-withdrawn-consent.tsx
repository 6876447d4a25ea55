import type { ReactNode } from 'react'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import type { WithdrawnConsentProps } from './withdrawn-consent.tsx'

/** With the texts of the settings it leads to. */
const withdrawnConsent = lazyPart(async () => (await import('./withdrawn-consent.tsx')).WithdrawnConsent, 'settings')

/** Few people withdraw the consent: the page comes when one of them asks for it. */
export const LazyWithdrawnConsent = ({
  loading,
  ...props
}: WithdrawnConsentProps & { readonly loading: ReactNode }) => (
  <DrawnPart part={withdrawnConsent} props={props} loading={loading} />
)
