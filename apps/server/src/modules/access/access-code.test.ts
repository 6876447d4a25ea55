import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashAccessCode, makeAccessCode } from './access-code.ts'

const codes = Array.from({ length: 2_000 }, () => makeAccessCode(randomBytes))

describe('makeAccessCode', () => {
  it('makes four groups of characters that cannot be confused', () => {
    for (const code of codes) expect(code).toMatch(/^[^0O1IL2Z5S6G8BDQUV-]{4}(-[^0O1IL2Z5S6G8BDQUV-]{4}){3}$/)
  })

  it('makes a different code each time, with every letter equally often', () => {
    expect(new Set(codes).size).toBe(codes.length)
    const letters = codes.join('').replaceAll('-', '')
    const counts = [...new Set(letters)].map((letter) => letters.split(letter).length - 1)
    // 32,000 letters of 19 kinds give about 1,684 of each, with a standard deviation of 40.
    expect([counts.length, Math.min(...counts) > 1_450, Math.max(...counts) < 1_920]).toEqual([19, true, true])
  })

  it('skips bytes that would favour some letters', () => {
    const served = [255, 254, 247, 0].map((byte) => new Uint8Array(16).fill(byte))
    expect(makeAccessCode(() => served.shift() ?? new Uint8Array(16))).toBe('3333-3333-3333-3333')
  })
})

describe('hashAccessCode', () => {
  it('ignores case, spaces and hyphens', () => {
    expect(hashAccessCode(' x4kp 93TM-hwac7jyr ')).toEqual(hashAccessCode('X4KP-93TM-HWAC-7JYR'))
  })

  it.each(['–', '—', '‑', '−', '_'])('treats %s like a hyphen', (dash) => {
    expect(hashAccessCode('X4KP-93TM-HWAC-7JYR'.replaceAll('-', dash))).toEqual(hashAccessCode('X4KP-93TM-HWAC-7JYR'))
  })
})
