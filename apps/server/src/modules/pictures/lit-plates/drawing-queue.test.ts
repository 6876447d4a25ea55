import { describe, expect, it } from 'vitest'
import { drawingQueue } from './drawing-queue.ts'

/** A queue with drawings that end one by one, and the order in which they began. */
function heldQueue({ threads = 1, aheadAtOnce = 1 } = {}) {
  const queue = drawingQueue<string>({ threads, aheadAtOnce })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const drawing = (key: string, sender = key) => ({
    key,
    sender,
    draw: () => {
      begun.push(key)
      return new Promise<string>((resolve) => void ends.push(() => resolve(key)))
    },
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  /** Ends the oldest drawing and lets the next one begin. */
  async function endOne(): Promise<void> {
    ends.shift()?.()
    await settle()
  }
  async function endAll(): Promise<void> {
    await settle()
    while (ends.length > 0) await endOne()
  }
  return { queue, begun, drawing, settle, endOne, endAll }
}

describe('drawingQueue', () => {
  it('draws once for any number of askers', async () => {
    const { queue, begun, drawing, endAll } = heldQueue()
    const asked = ['a', 'b', 'c'].map((sender) => queue.ask(drawing('soup', sender)))
    await endAll()
    expect([await Promise.all(asked), begun]).toEqual([['soup', 'soup', 'soup'], ['soup']])
  })

  it('draws again what is asked for after its drawing has ended', async () => {
    const { queue, begun, drawing, endAll } = heldQueue()
    const first = queue.ask(drawing('soup'))
    await endAll()
    await first
    const second = queue.ask(drawing('soup'))
    await endAll()
    await second
    expect(begun).toEqual(['soup', 'soup'])
  })

  it('draws ahead only while no one waits, and one at a time', async () => {
    const { queue, begun, drawing, settle, endOne, endAll } = heldQueue({ threads: 2 })
    const work = [
      queue.ask(drawing('asked-1')),
      queue.ahead(drawing('ahead-1')),
      queue.ahead(drawing('ahead-2')),
      queue.ask(drawing('asked-2')),
      queue.ask(drawing('asked-3')),
    ]
    await settle()
    await endOne()
    await endOne()
    expect(begun).toEqual(['asked-1', 'asked-2', 'asked-3'])
    await endOne()
    expect(begun).toEqual(['asked-1', 'asked-2', 'asked-3', 'ahead-1'])
    await endAll()
    await Promise.all(work)
    expect(begun.at(-1)).toBe('ahead-2')
  })

  it('draws at once what someone asks for while it waits to be drawn ahead', async () => {
    const { queue, begun, drawing, settle, endAll } = heldQueue()
    const ahead = [queue.ahead(drawing('first')), queue.ahead(drawing('soup'))]
    await settle()
    const asked = queue.ask(drawing('soup', 'asker'))
    await settle()
    expect(begun).toEqual(['first', 'soup'])
    await endAll()
    expect(await asked).toBe('soup')
    await Promise.all(ahead)
  })

  /** How many of twenty drawings each of these senders gets while another one runs. */
  async function drawnOf(senders: readonly string[]): Promise<readonly number[]> {
    const { queue, drawing, endAll } = heldQueue()
    const running = queue.ask(drawing('running', 'zoe'))
    const asked = senders.map((sender) =>
      Promise.allSettled(Array.from({ length: 20 }, (_, index) => queue.ask(drawing(`${sender}${index}`, sender)))),
    )
    await endAll()
    await running
    const outcomes = await Promise.all(asked)
    return outcomes.map((all) => all.filter(({ status }) => status === 'fulfilled').length)
  }

  it('refuses what one sender asks for beyond twelve', async () => {
    expect(await drawnOf(['ada'])).toEqual([12])
  })

  it('refuses what all ask for beyond twenty-four, and gives each the same', async () => {
    expect(await drawnOf(['ada', 'bob', 'cy'])).toEqual([8, 8, 8])
  })

  it('lets someone wait only for a free thread or a drawing that runs', async () => {
    const { queue, drawing, settle, endAll } = heldQueue()
    expect(queue.wouldWait('soup')).toBe(false)
    const asked = [queue.ask(drawing('soup')), queue.ask(drawing('stew'))]
    await settle()
    // The stew is in the queue, so asking for it a second time is as slow as the first.
    expect(['soup', 'stew', 'salad'].map(queue.wouldWait)).toEqual([false, true, true])
    await endAll()
    await Promise.all(asked)
    expect(queue.wouldWait('salad')).toBe(false)
  })

  it('frees the place of a drawing that failed', async () => {
    const { queue, drawing, endAll } = heldQueue()
    const failing = { key: 'bad', sender: 'a', draw: () => Promise.reject(new Error('no form')) }
    await expect(queue.ask(failing)).rejects.toThrow('no form')
    await expect(queue.ahead(failing)).rejects.toThrow('no form')
    const asked = queue.ask(drawing('soup'))
    await endAll()
    expect(await asked).toBe('soup')
  })
})
