import { watchParent } from './watch-parent.ts'

/**
 * Stops this process as Ctrl-C does once the npm that runs it is gone. Killing npm the hard way tells nobody: the server
 * would go on without an owner, and hold port and database against the next start.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  watchParent()
}
