/** How many reports one page may send in {@link WINDOW_MS}, so that an error in a loop does not flood the server. */
const MOST_PER_WINDOW = 10
const WINDOW_MS = 60_000

interface Reported {
  readonly kind: string
  readonly message: string
  readonly path: string
}

/** Accepts each report once, and at most ten of a page in a minute. `now` is in milliseconds. */
export function createReportBudget(now: () => number): (report: Reported) => boolean {
  const known = new Set<string>()
  const sentAt = new Map<string, readonly number[]>()
  return ({ kind, message, path }) => {
    const name = JSON.stringify([kind, path, message])
    const recent = (sentAt.get(path) ?? []).filter((time) => time > now() - WINDOW_MS)
    if (known.has(name) || recent.length >= MOST_PER_WINDOW) return false
    known.add(name)
    sentAt.set(path, [...recent, now()])
    return true
  }
}
