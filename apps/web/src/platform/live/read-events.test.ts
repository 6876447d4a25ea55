import { expect, it } from 'vitest'
import { createEventReader } from './read-events.ts'

const SENT =
  'retry: 5000\n\nevent: missed\ndata: 1\n\n:\n\nevent: shopping-list\ndata: 1\n\nevent: day-plan\ndata: 1\n\n'

function reader() {
  const seen: unknown[] = []
  const read = createEventReader({ onEvent: (name) => seen.push(name), onRetry: (ms) => seen.push(ms) })
  return { seen, read }
}

it('reads the same however the text is cut', () => {
  for (let size = 1; size <= SENT.length; size += 1) {
    const { seen, read } = reader()
    for (let start = 0; start < SENT.length; start += size) read(SENT.slice(start, start + size))
    expect(seen).toEqual([5_000, 'missed', 'shopping-list', 'day-plan'])
  }
})

it('waits for the end of an event', () => {
  const { seen, read } = reader()
  read('event: missed\ndata: 1\n')
  expect(seen).toEqual([])
  read('\n')
  expect(seen).toEqual(['missed'])
})

it('gives up on a line without an end', () => {
  const { read } = reader()
  expect(() => {
    for (let piece = 0; piece < 100; piece += 1) read('<html>'.repeat(10))
  }).toThrow('no event stream')
})
