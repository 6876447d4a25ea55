import { expect, it } from 'vitest'
import { createGuestStreams, type GuestStream } from './guest-streams.ts'

/** What the guests of a person see, where a test says when a look reads it. */
function lookedAt() {
  let seen = 'first'
  let most = 0
  let isBroken = false
  const reading: (() => void)[] = []
  async function look(): Promise<string> {
    most = Math.max(most, reading.length + 1)
    await new Promise<void>((resolve) => {
      reading.push(resolve)
    })
    if (isBroken) throw new Error('no connection')
    return seen
  }
  return {
    look,
    change: (next: string) => void (seen = next),
    break: (broken: boolean) => void (isBroken = broken),
    mostAtOnce: () => most,
    /** Lets every look read, also those that follow. */
    async read() {
      while (reading.length > 0) {
        reading.shift()?.()
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
      }
    },
  }
}

function guest(look: GuestStream['guest']['look'], secretHash = 'ab') {
  const events: string[] = []
  const response = {
    writableLength: 0,
    write: (text: string) => events.push(/^event: (?<name>.*)$/m.exec(text)?.groups?.['name'] ?? 'beat') > 0,
    end: () => void events.push('end'),
    destroy: () => undefined,
    once: () => undefined,
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a stand-in for the few members that streams use
  const stand = response as unknown as GuestStream['response']
  const stream: GuestStream = { guest: { ownerId: 'ada', secretHash, topic: 'shopping-list', look }, response: stand }
  return { stream, events }
}

it('tells a guest of a change that was made before the look at their own tick', async () => {
  const list = lookedAt()
  const streams = createGuestStreams({ onFailure: () => undefined })
  const { stream, events } = guest(list.look)
  streams.add(stream)
  await list.read()
  streams.hear({ userId: 'ada' })
  list.change('ticked by the guest and by the owner')
  await list.read()
  streams.hear({ userId: 'ada' })
  await list.read()
  expect(events).toEqual(['missed', 'shopping-list'])
})

it('makes a look again that failed', async () => {
  const list = lookedAt()
  const errors: unknown[] = []
  const streams = createGuestStreams({ onFailure: (error) => errors.push(error) })
  const { stream, events } = guest(list.look)
  streams.add(stream)
  await list.read()
  list.change('ticked')
  list.break(true)
  streams.hear({ userId: 'ada' })
  await list.read()
  expect([errors.length, events]).toEqual([1, ['missed']])
  list.break(false)
  streams.beat()
  await list.read()
  expect(events).toEqual(['missed', 'beat', 'shopping-list'])
})

it('looks for all guests after missed notices, for few of them at once', async () => {
  const list = lookedAt()
  const streams = createGuestStreams({ onFailure: () => undefined })
  const guests = Array.from({ length: 30 }, (_, at) => guest(list.look, `secret-${at}`))
  for (const { stream } of guests) streams.add(stream)
  await list.read()
  list.change('ticked')
  streams.hearMissed()
  await list.read()
  for (const { events } of guests) expect(events).toEqual(['missed', 'shopping-list'])
  expect(list.mostAtOnce()).toBe(4)
})

it('closes the streams of secrets that have ended, and no others', async () => {
  const list = lookedAt()
  const streams = createGuestStreams({ onFailure: () => undefined })
  const [ended, open] = [guest(list.look, 'ab'), guest(list.look, 'cd')]
  streams.add(ended.stream)
  streams.add(open.stream)
  await list.read()
  expect([...streams.secrets()]).toEqual(['ab', 'cd'])
  streams.closeSecrets(new Set(['ab']))
  expect([ended.events, open.events]).toEqual([['missed', 'end'], ['missed']])
})
