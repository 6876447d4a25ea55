import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPicture } from './load-picture.ts'
import { awaitDrawing, waitBeforeMs as waitFor } from './await-drawing.ts'
import { isAnyShownAwaited, isStandIn, type Urgency } from './late-pictures.ts'

vi.mock('./load-picture.ts', () => ({ loadPicture: vi.fn() }))
const load = vi.mocked(loadPicture)

const STAND_IN = { naturalWidth: 3_200 }
const DRAWN = { naturalWidth: 250 }
const SIZE = 250
const SHOWN = { size: SIZE, urgency: 'shown' } as const
const AHEAD = { size: SIZE, urgency: 'ahead' } as const
const waitBeforeMs = (timesAsked: number, urgency: Urgency = 'shown') => waitFor(timesAsked, urgency)

/** What the page sees of its window. */
const page = { visibilityState: 'visible', onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', page)
  Object.assign(page, { visibilityState: 'visible', onLine: true })
  load.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const triesOf = (source: string) => load.mock.calls.flatMap(([one, { tried }]) => (one === source ? [tried] : []))

it('asks again, ever more seldom, until the picture is drawn', async () => {
  load.mockResolvedValueOnce(STAND_IN).mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce(DRAWN)
  const over = awaitDrawing('/soup', SHOWN)
  await vi.advanceTimersByTimeAsync(waitBeforeMs(0) - 1)
  expect(triesOf('/soup')).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(triesOf('/soup')).toEqual([1])
  await vi.advanceTimersByTimeAsync(waitBeforeMs(1) + waitBeforeMs(2))
  await over
  expect(triesOf('/soup')).toEqual([1, 2, 3])
})

it('has one asker for a picture that is shown twice', async () => {
  load.mockResolvedValue(DRAWN)
  const all = Promise.all([awaitDrawing('/stew', SHOWN), awaitDrawing('/stew', AHEAD)])
  await vi.advanceTimersByTimeAsync(waitBeforeMs(0))
  await all
  expect(triesOf('/stew')).toEqual([1])
})

it.each([{ visibilityState: 'hidden' }, { onLine: false }])('asks nothing while the page is %o', async (away) => {
  load.mockResolvedValue(DRAWN)
  Object.assign(page, away)
  const source = `/cake ${JSON.stringify(away)}`
  const over = awaitDrawing(source, SHOWN)
  await vi.advanceTimersByTimeAsync(5 * waitBeforeMs(0))
  expect(triesOf(source)).toEqual([])
  Object.assign(page, { visibilityState: 'visible', onLine: true })
  await vi.advanceTimersByTimeAsync(waitBeforeMs(0))
  await over
  expect(triesOf(source)).toEqual([1])
})

it('lets what is loaded ahead wait for what is shown', async () => {
  load.mockResolvedValueOnce(STAND_IN).mockResolvedValue(DRAWN)
  const over = Promise.all([awaitDrawing('/ahead', AHEAD), awaitDrawing('/seen', SHOWN)])
  expect(isAnyShownAwaited()).toBe(true)
  await vi.advanceTimersByTimeAsync(waitBeforeMs(0))
  expect([triesOf('/seen'), triesOf('/ahead')]).toEqual([[1], []])
  await vi.advanceTimersByTimeAsync(waitBeforeMs(1))
  expect([triesOf('/seen'), isAnyShownAwaited()]).toEqual([[1, 2], false])
  await vi.advanceTimersByTimeAsync(2 * waitBeforeMs(0, 'ahead'))
  await over
  expect(triesOf('/ahead')).toEqual([1])
})

it('becomes urgent when someone comes to look at it', async () => {
  load.mockResolvedValue(STAND_IN)
  const over = awaitDrawing('/soon', AHEAD)
  await vi.advanceTimersByTimeAsync(waitBeforeMs(0, 'ahead'))
  void awaitDrawing('/soon', SHOWN)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(triesOf('/soon').length).toBeGreaterThan(10)
  load.mockResolvedValue(DRAWN)
  await vi.advanceTimersByTimeAsync(60_000)
  await over
})

it('gives up a drawing that must have failed', async () => {
  load.mockResolvedValue(STAND_IN)
  const over = awaitDrawing('/toast', SHOWN)
  await vi.advanceTimersByTimeAsync(3_600_000)
  await over
  expect(triesOf('/toast').length).toBeLessThan(40)
})

it.each([
  ['a file', 250, 250],
  ['a drawing that stays', 200, 250],
  ['a file in a box that the style sheet makes smaller', 150, 340],
])('takes no width of %s for a stand-in', (_, naturalWidth, size) => {
  expect(isStandIn({ naturalWidth }, size)).toBe(false)
})
