const CHECK_EVERY_MS = 250

/**
 * Stops this process as Ctrl-C does once its parent has ended, because a parent that is killed with SIGKILL cannot
 * signal its children.
 */
export function watchParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS)
  timer.unref()
}
