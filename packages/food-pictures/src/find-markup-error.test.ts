import { describe, expect, it } from 'vitest'
import { findMarkupError } from './find-markup-error.ts'

describe('findMarkupError', () => {
  it('finds nothing in a valid picture', () => {
    expect(findMarkupError('<svg xmlns="http://www.w3.org/2000/svg"><g><path d="M0 0"/></g></svg>')).toBeNull()
  })

  it.each([
    ['<svg><g></svg>', 'closes nothing'],
    ['<svg><g>', 'stays open'],
    ['<svg>text</svg>', 'has text'],
    ['<svg><path d="M0 0/></svg>', 'has text'],
    ['<svg id="a"></svg>', 'contains'],
    ['<svg><use href="b"/></svg>', 'contains'],
    ['<svg><path d="MNaN 0"/></svg>', 'contains'],
  ])('refuses %s', (svg, error) => {
    expect(findMarkupError(svg)).toContain(error)
  })
})
