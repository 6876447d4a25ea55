import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { rewindHistory } from './rewind-history.ts'

/** A history of these pages, with the last one shown. */
function historyOf(...paths: readonly string[]) {
  const history = createMemoryHistory({ initialEntries: paths.slice(0, 1) })
  for (const path of paths.slice(1)) history.push(path)
  return history
}

describe('rewindHistory', () => {
  it('goes back to the entry, and one more step back leads to the one before it', async () => {
    const history = historyOf('/more', '/first', '/second', '/third')
    await rewindHistory(history, 1)
    expect(history.location.pathname).toBe('/first')
    history.replace('/done')
    history.back()
    expect(history.location.pathname).toBe('/more')
  })

  it.each([
    ['the entry that is shown', 2],
    ['one that lies ahead', 5],
  ])('stays for %s', async (_, place) => {
    const history = historyOf('/more', '/first', '/second')
    await rewindHistory(history, place)
    expect(history.location.pathname).toBe('/second')
  })
})
