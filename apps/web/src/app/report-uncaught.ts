import { reportError } from '../platform/errors/report-error.ts'

/** Reports errors outside all boundaries: in event handlers, timers and promises. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
