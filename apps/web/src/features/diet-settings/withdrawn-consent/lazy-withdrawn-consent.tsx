import type { ReactNode } from 'react'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import type { WithdrawnConsentProps } from './withdrawn-consent.tsx'

/** Loads the texts of the settings, because the page uses them. */
const withdrawnConsent = lazyPart(async () => (await import('./withdrawn-consent.tsx')).WithdrawnConsent, 'settings')

/** `WithdrawnConsent`, whose code loads when it is shown, because few users withdraw the consent. */
export const LazyWithdrawnConsent = ({
  loading,
  ...props
}: WithdrawnConsentProps & { readonly loading: ReactNode }) => (
  <DrawnPart part={withdrawnConsent} props={props} loading={loading} />
)
