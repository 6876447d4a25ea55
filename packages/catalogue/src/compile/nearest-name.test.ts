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
  ])('takes "%s" for "%s"', (slip, name) => {
    expect(nearestName(slip, names)).toBe(name)
  })

  it('answers null when nothing is like the name, or there is nothing', () => {
    expect(nearestName('watermelon', names)).toBeNull()
    expect(nearestName('egg', [])).toBeNull()
  })
})
