import { describe, expect, it } from 'vitest'
import { circle, group, line, pair, short, svgDocument, transform } from './svg.ts'

describe('numbers in a picture', () => {
  it('have one decimal and no unnecessary zero', () => {
    expect(short(0.52)).toBe('.5')
    expect(short(-0.25)).toBe('-.2')
    expect(short(-0.04)).toBe('0')
    expect(short(12)).toBe('12')
  })

  it('are separated by their minus sign alone', () => {
    expect(pair([3, -4.26])).toBe('3-4.3')
    expect(pair([3, 4])).toBe('3 4')
  })
})

describe('shapes', () => {
  it('omit a centre at the origin', () => {
    expect(circle([0, 2], 5, '#FFF')).toBe('<circle cy="2" r="5" fill="#FFF"/>')
  })

  it('inherit their fill when they have none, as silhouettes do', () => {
    expect(circle([0, 0], 5)).toBe('<circle r="5"/>')
  })

  it('can be translucent', () => {
    expect(line('M0 0h1', { colour: '#000', opacity: 0.25 }, 2)).toBe(
      '<path d="M0 0h1" fill="none" stroke="#000" opacity=".25" stroke-width="2"/>',
    )
  })
})

describe('placement', () => {
  it('moves, then turns, then scales, and is empty when nothing changes', () => {
    expect(transform({ at: [1, -2], turn: 30.4, scale: 1.456 })).toBe(
      ' transform="translate(1-2)rotate(30)scale(1.46)"',
    )
    expect(group({}, 'x')).toBe('<g>x</g>')
  })
})

describe('a document', () => {
  it('has the size of its box and can be served on its own', () => {
    expect(svgDocument([-2, -2, 4, 4], '')).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-2 -2 4 4" width="4" height="4"/,
    )
  })
})
