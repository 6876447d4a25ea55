import { expect, it } from 'vitest'
import { followScroll, INITIAL_SCROLL } from './use-hidden-on-scroll-down.ts'

const isHiddenAfter = (...positions: number[]) => positions.reduce(followScroll, INITIAL_SCROLL).isHidden

it('hides on scroll down and shows on scroll up', () => {
  expect(isHiddenAfter(50, 150, 300)).toBe(true)
  expect(isHiddenAfter(50, 150, 300, 280)).toBe(false)
})

it('always shows near the top, even when the page bounces above it', () => {
  expect(isHiddenAfter(40, 80)).toBe(false)
  expect(isHiddenAfter(300, 90)).toBe(false)
  expect(isHiddenAfter(-30)).toBe(false)
})

it('ignores movements that are smaller than the tolerance', () => {
  expect(isHiddenAfter(300, 295, 301, 296)).toBe(true)
  expect(isHiddenAfter(300, 250, 255, 251)).toBe(false)
})

it('recognises slow scrolling by its total distance', () => {
  expect(isHiddenAfter(300, 297, 294, 291)).toBe(false)
})
