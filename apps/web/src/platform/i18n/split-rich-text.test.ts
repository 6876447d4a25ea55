import { describe, expect, it } from 'vitest'
import { splitRichText } from './split-rich-text.ts'

describe('splitRichText', () => {
  it('gives the marked words with their numbers, in the order of the sentence', () => {
    expect(splitRichText('Zobacz <1>politykę</1> i <0>regulamin</0>.')).toEqual([
      { kind: 'plain', text: 'Zobacz ' },
      { kind: 'marked', text: 'politykę', mark: 1 },
      { kind: 'plain', text: ' i ' },
      { kind: 'marked', text: 'regulamin', mark: 0 },
      { kind: 'plain', text: '.' },
    ])
  })

  it('leaves a sentence without marks, and a mark that is not closed, as they are', () => {
    expect(splitRichText('just words')).toEqual([{ kind: 'plain', text: 'just words' }])
    expect(splitRichText('a <0>b</1>')).toEqual([{ kind: 'plain', text: 'a <0>b</1>' }])
    expect(splitRichText('')).toEqual([])
  })
})
