import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, clearToast, leaveToasts, readToast, showToast, takeAction } from './toast-queue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  for (let toast = readToast(); toast !== null; toast = readToast()) dismissToast(toast.id)
  vi.useRealTimers()
})

const readText = () => readToast()?.text

describe('a toast', () => {
  it('replaces the previous toast at once', () => {
    showToast({ text: 'Bread removed' })
    showToast({ text: 'Eggs removed' })
    expect(readText()).toBe('Eggs removed')
  })

  it('that announces a redirect is not replaced by a later toast of the old page, for a moment', () => {
    showToast({ text: 'Your session has ended', isLastWord: true })
    showToast({ text: 'It was not saved' })
    expect(readText()).toBe('Your session has ended')
    vi.advanceTimersByTime(1000)
    showToast({ text: 'Saved' })
    expect(readText()).toBe('Saved')
  })

  it('runs its action once, and keeps its place for the second press of a double click', () => {
    const onClick = vi.fn()
    showToast({ text: 'Bread removed', action: { label: 'Undo', onClick } })
    const { id = 0 } = readToast() ?? {}
    takeAction(id)
    takeAction(id)
    expect(onClick).toHaveBeenCalledOnce()
    expect(readToast()).toMatchObject({ text: 'Bread removed', isSpent: true })
  })

  it('undoes the change it names, even if another toast replaces it at the moment of the press', () => {
    const undone: string[] = []
    const remove = (name: string) =>
      showToast({ text: `${name} removed`, action: { label: 'Undo', onClick: () => undone.push(name) } })
    remove('Bread')
    const { id = 0 } = readToast() ?? {}
    remove('Eggs')
    takeAction(id)
    expect(undone).toEqual([])
    takeAction(readToast()?.id ?? 0)
    expect(undone).toEqual(['Eggs'])
  })
})

describe('a navigation to another page', () => {
  it('keeps a toast shown a moment before, so that it can be read there', () => {
    showToast({ text: 'Access granted' })
    leaveToasts()
    expect(readText()).toBe('Access granted')
  })

  it('removes an older toast, so that it never covers the next page', () => {
    showToast({ text: 'Saved' })
    vi.advanceTimersByTime(1500)
    leaveToasts()
    expect(readToast()).toBeNull()
  })

  it('keeps a toast with Undo', () => {
    showToast({ text: 'Meal swapped', action: { label: 'Undo', onClick: () => {} } })
    vi.advanceTimersByTime(1500)
    leaveToasts()
    expect(readText()).toBe('Meal swapped')
  })

  it('removes a toast with Undo once the session of its user has ended', () => {
    showToast({ text: 'Meal swapped', action: { label: 'Undo', onClick: () => {} } })
    clearToast()
    expect(readToast()).toBeNull()
  })
})
