import { createFileRoute, redirect } from '@tanstack/react-router'
import { toHref } from '../platform/site/site-address.ts'
import { SITE } from '../platform/site/site.ts'
import { stopTracking } from '../platform/tracking/do-not-track.ts'

export const Route = createFileRoute('/block-cookies')({
  beforeLoad({ preload }) {
    // Preloading a link on hover is not a choice yet.
    if (!preload) stopTracking()
    throw redirect({ href: toHref(SITE.home), replace: true })
  },
})
