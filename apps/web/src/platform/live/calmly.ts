/** A listener is called once in this time, because each call costs a query. */
const CALM_MS = 1_000

/** Works at the first call, and a second later for all calls that came in the meantime. */
export function calmly(work: () => void): { readonly call: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  function call(): void {
    isDue = timer !== undefined
    if (isDue) return
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (isDue) call()
    }, CALM_MS)
  }
  return { call, end: () => clearTimeout(timer) }
}
