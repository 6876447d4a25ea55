import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Names entries by sender and order: b2 is the second of sender b. */
function queueOf(places: number, entries: readonly string[]) {
  const queue = new FairQueue<string>(places)
  const left = entries.map((entry) => queue.push(entry.charAt(0), entry))
  return { left, rest: drain(queue) }
}

function drain(queue: FairQueue<string>): readonly string[] {
  const entry = queue.shift()
  return entry === undefined ? [] : [entry, ...drain(queue)]
}

describe('FairQueue', () => {
  it('lets senders take turns, and each sender in their own order', () => {
    expect(queueOf(9, ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']).rest).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('lets a single sender use all places', () => {
    const { left, rest } = queueOf(3, ['a1', 'a2', 'a3', 'a4'])
    expect([left, rest]).toEqual([
      [null, null, null, 'a4'],
      ['a1', 'a2', 'a3'],
    ])
  })

  it('drops the newest entry of the largest sender for a smaller one', () => {
    const { left, rest } = queueOf(3, ['a1', 'a2', 'a3', 'b1'])
    expect([left.at(-1), rest]).toEqual(['a3', ['a1', 'b1', 'a2']])
  })

  it('drops nothing for a sender that would then have as many entries', () => {
    expect(queueOf(4, ['a1', 'a2', 'b1', 'b2', 'b3']).left.at(-1)).toBe('b3')
    expect(queueOf(3, ['a1', 'b1', 'c1', 'd1']).left.at(-1)).toBe('d1')
  })

  it('gives one sender no more places than allowed, however many are free', () => {
    const queue = new FairQueue<string>(9, 2)
    const left = ['a1', 'a2', 'a3', 'b1'].map((entry) => queue.push(entry.charAt(0), entry))
    expect([left, drain(queue)]).toEqual([
      [null, null, 'a3', null],
      ['a1', 'b1', 'a2'],
    ])
  })

  it('frees the places of removed entries', () => {
    const queue = new FairQueue<string>(1)
    queue.push('a', 'a1')
    queue.shift()
    expect([queue.push('a', 'a2'), queue.shift(), queue.shift()]).toEqual([null, 'a2', undefined])
  })
})
