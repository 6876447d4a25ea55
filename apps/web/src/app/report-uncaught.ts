import { reportError } from '../platform/errors/report-error.ts'

/** Reports what is thrown where no boundary reaches: in event handlers, timers and promises. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
