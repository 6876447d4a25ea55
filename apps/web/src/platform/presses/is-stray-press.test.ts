import { describe, expect, it } from 'vitest'
import { isStrayPress, type Press } from './is-stray-press.ts'

const save = { name: 'save' }
const leave = { name: 'leave' }
const first: Press = { atMs: 1000, x: 100, y: 100, control: save }
const second: Press = { atMs: 1200, x: 104, y: 98, control: leave }
const LONG_AGO = 0

describe('isStrayPress', () => {
  it('is true for a second press at the same place that hits another control', () => {
    expect(isStrayPress(second, { press: first, movedAtMs: LONG_AGO })).toBe(true)
  })

  it('is false for the same control, for no control, for another place and for the first press', () => {
    expect(isStrayPress({ ...second, control: save }, { press: first, movedAtMs: LONG_AGO })).toBe(false)
    expect(isStrayPress({ ...second, control: null }, { press: first, movedAtMs: LONG_AGO })).toBe(false)
    expect(isStrayPress({ ...second, y: 160 }, { press: first, movedAtMs: LONG_AGO })).toBe(false)
    expect(isStrayPress(second, { press: null, movedAtMs: LONG_AGO })).toBe(false)
  })

  it('counts half a second from when the page moved, however long an answer took', () => {
    const late = { ...second, atMs: 9300 }
    expect(isStrayPress(late, { press: first, movedAtMs: 9000 })).toBe(true)
    expect(isStrayPress(late, { press: first, movedAtMs: 8800 })).toBe(false)
    expect(isStrayPress(late, { press: first, movedAtMs: LONG_AGO })).toBe(false)
  })
})
