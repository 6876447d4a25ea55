import { describe, expect, it } from 'vitest'
import { thumbprint, thumbprintDistance } from './thumbprint.ts'

const SIZE = 32
const filled = (red: number, alpha = 255): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: SIZE * SIZE * 4 }, (_, index) =>
    index % 4 === 3 ? alpha : index % 4 === 0 ? red : 0,
  )

describe('thumbprint', () => {
  it('is the same for the same picture and far for another one', () => {
    const one = thumbprint(filled(250), SIZE)
    expect(thumbprintDistance(one, thumbprint(filled(250), SIZE))).toBe(0)
    expect(thumbprintDistance(one, thumbprint(filled(20), SIZE))).toBeGreaterThan(0.3)
  })

  it('does not see the colour of transparent pixels', () => {
    expect(thumbprintDistance(thumbprint(filled(250, 0), SIZE), thumbprint(filled(20, 0), SIZE))).toBe(0)
  })
})
