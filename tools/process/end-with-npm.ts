const CHECK_EVERY_MS = 250

/**
 * Stops this process as Ctrl-C does when its npm ends. If npm is killed, the server gets no signal, and would keep port
 * and database from the next start.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS)
  timer.unref()
}
