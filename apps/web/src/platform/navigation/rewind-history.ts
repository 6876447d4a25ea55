import type { RouterHistory } from '@tanstack/react-router'

/**
 * Goes back to an entry of the history by its place and resolves when the browser is there, so that the entry can be replaced. An entry
 * that is here already or lies ahead is not gone to.
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
