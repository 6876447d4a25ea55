import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restorePurchases } from './restore-purchases.ts'

const page = new EventTarget()
const postMessage = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  postMessage.mockReset()
  vi.stubGlobal('window', { ReactNativeWebView: { postMessage } })
  vi.stubGlobal('location', { origin: 'https://dayplate.example' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const post = (data: unknown) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, source: null, origin: '' }))

async function isOver(restoring: Promise<void>): Promise<boolean> {
  const state = { isOver: false }
  void restoring.then(() => (state.isOver = true))
  await vi.advanceTimersByTimeAsync(0)
  return state.isOver
}

it('asks the app and waits for its answer, and for no other', async () => {
  const restoring = restorePurchases()
  expect(postMessage.mock.calls).toEqual([['{"type":"restore_purchases"}']])
  post({ type: 'app_info' })
  expect(await isOver(restoring)).toBe(false)
  post('{"type":"purchases_restored"}')
  expect(await isOver(restoring)).toBe(true)
})

it('waits five seconds for an app that does not answer', async () => {
  const restoring = restorePurchases()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(await isOver(restoring)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(restoring)).toBe(true)
})
