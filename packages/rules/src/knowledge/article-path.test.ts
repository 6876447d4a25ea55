import { describe, expect, it } from 'vitest'
import { articlePath, parseArticleId } from './index.ts'

describe('parseArticleId', () => {
  it('reads the number before the words', () => {
    expect(parseArticleId('7-rest-days')).toBe(7)
    expect(parseArticleId(articlePath({ id: 26, slug: 'oats' }).split('/').at(-1) ?? '')).toBe(26)
  })

  it('ignores wrong words, and needs none', () => {
    expect(parseArticleId('7-some-other-words')).toBe(7)
    expect(parseArticleId('7')).toBe(7)
    expect(parseArticleId('007-x')).toBe(7)
  })

  it.each(['', 'rest-days', '7rest', '-7', '1e3', '7.5', '9999999999-x'])('is null for "%s"', (segment) => {
    expect(parseArticleId(segment)).toBeNull()
  })
})
