import { createFileRoute, redirect } from '@tanstack/react-router'
import { EXTERNAL_HOME } from '../platform/navigation/external-home.ts'
import { stopTracking } from '../platform/tracking/do-not-track.ts'

export const Route = createFileRoute('/block-cookies')({
  beforeLoad({ preload }) {
    // A link that is only pointed at is no wish yet.
    if (!preload) stopTracking()
    throw redirect({ href: EXTERNAL_HOME, replace: true })
  },
})
