import { describe, expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const names = ['red lentils', 'green lentils', 'egg', 'egg white', 'feta']

describe('nearestName', () => {
  it.each([
    ['red lentil', 'red lentils'],
    ['eggs', 'egg'],
    ['Egg White', 'egg white'],
    ['fteta', 'feta'],
    ['grene lentils', 'green lentils'],
  ])('reads "%s" as "%s"', (slip, name) => {
    expect(nearestName(slip, names)).toBe(name)
  })

  it('returns null when no name is similar, or there are no names', () => {
    expect(nearestName('watermelon', names)).toBeNull()
    expect(nearestName('egg', [])).toBeNull()
  })
})
