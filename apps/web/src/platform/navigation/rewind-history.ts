import type { RouterHistory } from '@tanstack/react-router'

/**
 * Goes back to a history entry by its index and resolves once the browser is there, so that the entry can be replaced. Does
 * nothing for the current entry or a later one.
 */
export function rewindHistory(history: RouterHistory, place: number): Promise<void> {
  const entries = history.location.state.__TSR_index - place
  if (entries <= 0) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    history.go(-entries)
  })
}
