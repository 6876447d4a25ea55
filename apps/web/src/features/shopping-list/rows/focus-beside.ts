/** Longer than a ticked row stays in its place, in milliseconds. */
const MOVED_AFTER_MS = 320

/** Moves the focus to the row beside one that is about to move, if the focus is lost with it. */
export function focusBeside(key: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(key)}"]`)
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((one) => one instanceof HTMLElement)
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    beside?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, MOVED_AFTER_MS)
}
