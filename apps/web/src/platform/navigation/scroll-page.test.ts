import { afterEach, expect, it, vi } from 'vitest'
import { scrollPage } from './scroll-page.ts'

afterEach(() => void vi.unstubAllGlobals())

function openWindow() {
  const scrollTo = vi.fn()
  vi.stubGlobal('window', { scrollTo })
  return scrollTo
}

it('scrolls at once unless told otherwise', () => {
  const scrollTo = openWindow()
  scrollPage(120)
  scrollPage(0, 'smooth')
  expect(scrollTo.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }], [{ top: 0, behavior: 'smooth' }]])
})

it.each([Number.NaN, Infinity, -Infinity])('throws on the position %s', (top) => {
  const scrollTo = openWindow()
  expect(() => scrollPage(top)).toThrow(RangeError)
  expect(scrollTo).not.toHaveBeenCalled()
})

it('throws on an unknown behaviour', () => {
  const scrollTo = openWindow()
  // Calls it as untyped code might.
  const call: () => unknown = () => Reflect.apply(scrollPage, null, [0, 'sliding'])
  expect(call).toThrow(TypeError)
  expect(scrollTo).not.toHaveBeenCalled()
})
