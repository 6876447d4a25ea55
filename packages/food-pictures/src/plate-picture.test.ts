import { describe, expect, it } from 'vitest'
import { findMarkupError } from './find-markup-error.ts'
import { platePicture } from './plate-picture.ts'

const KINDS = ['empty', 'cleared', 'laid', 'broken'] as const

describe('platePicture', () => {
  it.each(KINDS)('draws a %s plate as a valid picture, the same every time', (kind) => {
    expect(findMarkupError(platePicture(kind))).toBeNull()
    expect(platePicture(kind)).toBe(platePicture(kind))
  })

  it('draws each kind of plate differently', () => {
    expect(new Set(KINDS.map(platePicture)).size).toBe(KINDS.length)
  })

  it('leaves room for cutlery beside a laid plate', () => {
    expect(platePicture('laid')).toContain('viewBox="-160 -120 320 240"')
    expect(platePicture('empty')).toContain('viewBox="-120 -120 240 240"')
  })
})
