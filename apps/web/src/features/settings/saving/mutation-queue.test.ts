import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createMutationQueue } from './mutation-queue.ts'

/** A server that answers when the test says so, and records its calls. */
function slowServer() {
  const asked: [string, boolean][] = []
  const answers: ((hasWorked: boolean) => void)[] = []
  const send = (key: string, wish: boolean) => {
    asked.push([key, wish])
    return new Promise<boolean>((resolve) => answers.push(resolve))
  }
  const answer = async (hasWorked = true) => {
    answers.shift()?.(hasWorked)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { asked, send, answer, pending: () => answers.length }
}

describe('createMutationQueue', () => {
  it('sends one mutation at a time, and the last of a quick double press last', async () => {
    const server = slowServer()
    const wish = createMutationQueue(server.send)
    const both = Promise.all([wish('lunch', true), wish('lunch', false)])
    expect(server.asked).toEqual([['lunch', true]])
    await server.answer()
    expect(server.asked).toEqual([
      ['lunch', true],
      ['lunch', false],
    ])
    await server.answer()
    expect(await both).toEqual([true, true])
  })

  it('skips waiting mutations when a newer one follows', async () => {
    const server = slowServer()
    const wish = createMutationQueue(server.send)
    for (const eaten of [true, false, true, false]) void wish('lunch', eaten)
    await server.answer()
    await server.answer()
    expect(server.asked).toEqual([
      ['lunch', true],
      ['lunch', false],
    ])
  })

  it('does not make one meal wait for another', () => {
    const server = slowServer()
    const wish = createMutationQueue(server.send)
    void wish('lunch', true)
    void wish('dinner', true)
    expect(server.asked).toHaveLength(2)
  })

  it('returns the outcome of the last mutation to every caller', async () => {
    const server = slowServer()
    const wish = createMutationQueue(server.send)
    const both = Promise.all([wish('lunch', true), wish('lunch', false)])
    await server.answer(false)
    await server.answer(true)
    expect(await both).toEqual([true, true])
    const refused = wish('lunch', true)
    await server.answer(false)
    expect(await refused).toBe(false)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('lost'))],
    [
      'throws',
      () => {
        throw new Error('lost')
      },
    ],
  ])('sends the next mutation after one whose sending %s', async (_, fail) => {
    const send = vi.fn<(key: string, wish: boolean) => Promise<boolean>>().mockImplementationOnce(fail)
    send.mockResolvedValue(true)
    const wish = createMutationQueue(send)
    await expect(wish('lunch', true)).rejects.toThrow('lost')
    expect(await wish('lunch', false)).toBe(true)
    expect(send.mock.calls).toEqual([
      ['lunch', true],
      ['lunch', false],
    ])
  })

  it('sends the waiting mutation when the running one rejects', async () => {
    const send = vi.fn<(key: string, wish: boolean) => Promise<boolean>>().mockRejectedValueOnce(new Error('lost'))
    send.mockResolvedValue(true)
    const wish = createMutationQueue(send)
    expect(await Promise.all([wish('lunch', true), wish('lunch', false)])).toEqual([true, true])
  })

  it('sends the value of the last press last, in whatever order presses and answers come', async () => {
    const steps = fc.array(fc.constantFrom('eaten', 'not eaten', 'answer'), { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const server = slowServer()
        const wish = createMutationQueue(server.send)
        let last: boolean | undefined
        for (const step of all) {
          if (step === 'answer') await server.answer()
          else {
            last = step === 'eaten'
            void wish('lunch', last)
          }
        }
        while (server.pending() > 0) await server.answer()
        expect(server.asked.at(-1)?.[1]).toBe(last)
      }),
    )
  })
})
