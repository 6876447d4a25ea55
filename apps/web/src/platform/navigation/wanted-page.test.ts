import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepWantedPage, takeWantedPage } from './wanted-page.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ now: new Date('2026-11-22T11:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a wanted page can be read once', () => {
  keepWantedPage('/settings')
  expect([takeWantedPage(), takeWantedPage()]).toEqual(['/settings', null])
})

it('a wanted page is forgotten when its mailed link has expired', () => {
  keepWantedPage('/settings')
  vi.advanceTimersByTime(3_600_000)
  expect(takeWantedPage()).toBeNull()
})

it('a wanted page is forgotten when the user asks for a link without one', () => {
  keepWantedPage('/settings')
  keepWantedPage(undefined)
  expect(takeWantedPage()).toBeNull()
})

it('a stored page of another site is ignored', () => {
  keepWantedPage('//evil.example')
  expect(takeWantedPage()).toBeNull()
})
