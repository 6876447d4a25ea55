import { watchParent } from './watch-parent.ts'

/**
 * Stops this process as Ctrl-C does when its npm ends. If npm is killed, the server gets no signal, and would keep port
 * and database from the next start.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  watchParent()
}
