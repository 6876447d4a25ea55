import { expect, it } from 'vitest'
import { createLiveStreams, type StreamedResponse } from './live-streams.ts'

/** A response that keeps what its reader has not read. */
function response(isRead: boolean) {
  let waiting = ''
  const calls: string[] = []
  const fake = {
    get writableLength() {
      return waiting.length
    },
    write(text: string) {
      if (!isRead) waiting += text
      return isRead
    },
    end: () => void calls.push('end'),
    destroy: () => void calls.push('destroy'),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a stand-in for the few members that streams use
  return { response: fake as unknown as StreamedResponse, calls, waiting: () => waiting.length }
}

const stream = (response: StreamedResponse) => ({ userId: 'ada', tokenHash: Uint8Array.of(1), tab: null, response })
const NOTICE = { userId: 'ada', topic: 'shopping-list', tab: null } as const

it('drops a reader who does not read, and keeps the others', () => {
  const streams = createLiveStreams()
  const [stuck, quick] = [response(false), response(true)]
  streams.add(stream(stuck.response))
  streams.add(stream(quick.response))
  for (let told = 0; told < 10_000; told += 1) streams.tell(NOTICE)
  expect(stuck.calls).toEqual(['destroy'])
  expect(stuck.waiting()).toBeLessThan(17_000)
  expect(quick.calls).toEqual([])
  expect(streams.count()).toBe(1)
})

it('counts a stream once, whichever way it ends', () => {
  const streams = createLiveStreams({ mostOfPerson: 1, mostInAll: 2 })
  const [older, newer] = [stream(response(true).response), stream(response(true).response)]
  streams.add(older)
  streams.add(newer)
  expect(streams.count()).toBe(1)
  // The closed response says so later.
  streams.remove(older)
  expect(streams.count()).toBe(1)
  streams.closeSessions(new Set(['01']))
  streams.remove(newer)
  expect(streams.count()).toBe(0)
})
