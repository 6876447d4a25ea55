import { describe, expect, it } from 'vitest'
import { findOtherLight } from './other-light.ts'

const SITE = 'https://dayplate.example/pictures/meals/0123456789abcdef'
const PLATE = `${SITE}/fedcba9876543210`

describe('findOtherLight', () => {
  it('is the same plate in the same light before the other light', () => {
    const kept = [`${PLATE}-640.avif`, `${PLATE}-320-dark.avif`]
    expect(findOtherLight(`${PLATE}-640-dark.avif`, kept)).toBe(`${PLATE}-320-dark.avif`)
    expect(findOtherLight(`${PLATE}-640-dark.avif`, kept.slice(0, 1))).toBe(`${PLATE}-640.avif`)
  })

  it('is no other plate, such as the cleared one', () => {
    const kept = [
      `${PLATE}-eaten-640.avif`,
      `${SITE}/0000000000000000-640.avif`,
      'https://dayplate.example/pictures/x.svg',
    ]
    expect(findOtherLight(`${PLATE}-640-dark.avif`, kept)).toBeUndefined()
  })

  it('is nothing for what is no plate', () => {
    expect(findOtherLight('https://dayplate.example/pictures/x.svg', [`${PLATE}-640.avif`])).toBeUndefined()
  })
})
