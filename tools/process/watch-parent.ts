const CHECK_EVERY_MS = 250

/** Stops this process as Ctrl-C does once its parent is gone: killing the parent the hard way tells its children nothing. */
export function watchParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS)
  timer.unref()
}
