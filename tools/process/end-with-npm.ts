import { watchParent } from './watch-parent.ts'

/**
 * Stops this process as Ctrl-C does when its npm ends. If npm is killed, the server gets no signal and would keep the
 * port and the database, which the next start needs.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  watchParent()
}
