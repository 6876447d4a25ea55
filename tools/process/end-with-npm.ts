const CHECK_EVERY_MS = 250

/**
 * Stops this process as Ctrl-C does once the npm that runs it is gone. Killing npm the hard way tells nobody: the server
 * would go on without an owner, and hold port and database against the next start.
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
