import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, clearToast, leaveToasts, readToast, showToast, takeAction } from './toast-queue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  for (let toast = readToast(); toast !== null; toast = readToast()) dismissToast(toast.id)
  vi.useRealTimers()
})

const readText = () => readToast()?.text

describe('a toast', () => {
  it('takes the place of the one before it at once', () => {
    showToast({ text: 'Bread removed' })
    showToast({ text: 'Eggs removed' })
    expect(readText()).toBe('Eggs removed')
  })

  it('that leads away is not talked over by the page that is left, and for a moment only', () => {
    showToast({ text: 'Your session has ended', isLastWord: true })
    showToast({ text: 'It was not saved' })
    expect(readText()).toBe('Your session has ended')
    vi.advanceTimersByTime(1000)
    showToast({ text: 'Saved' })
    expect(readText()).toBe('Saved')
  })

  it('carries out its action once, and keeps its place for the second press of a double click', () => {
    const onClick = vi.fn()
    showToast({ text: 'Bread removed', action: { label: 'Undo', onClick } })
    const { id = 0 } = readToast() ?? {}
    takeAction(id)
    takeAction(id)
    expect(onClick).toHaveBeenCalledOnce()
    expect(readToast()).toMatchObject({ text: 'Bread removed', isSpent: true })
  })

  it('undoes what it names, also when pressed the moment another takes its place', () => {
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

describe('going to another page', () => {
  it('keeps what was said a moment before, for it is to be read there', () => {
    showToast({ text: 'Access granted' })
    leaveToasts()
    expect(readText()).toBe('Access granted')
  })

  it('takes what has stood along, so that it never covers the next page', () => {
    showToast({ text: 'Saved' })
    vi.advanceTimersByTime(1500)
    leaveToasts()
    expect(readToast()).toBeNull()
  })

  it('leaves an Undo', () => {
    showToast({ text: 'Meal exchanged', action: { label: 'Undo', onClick: () => {} } })
    vi.advanceTimersByTime(1500)
    leaveToasts()
    expect(readText()).toBe('Meal exchanged')
  })

  it('takes an Undo along, too, once the person it was offered to is gone', () => {
    showToast({ text: 'Meal exchanged', action: { label: 'Undo', onClick: () => {} } })
    clearToast()
    expect(readToast()).toBeNull()
  })
})
