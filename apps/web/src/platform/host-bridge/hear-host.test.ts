import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearHost } from './hear-host.ts'

const ORIGIN = 'https://dayplate.example'
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const post = (sender: { readonly source: unknown; readonly origin: string }) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'app_info' }, ...sender }))

it('receives messages of the page’s own window, but none of frames or other sites', () => {
  const hear = vi.fn()
  hearHost(hear)
  post({ source: null, origin: '' })
  post({ source: page, origin: ORIGIN })
  expect(hear).toHaveBeenCalledTimes(2)
  post({ source: {}, origin: ORIGIN })
  post({ source: null, origin: 'https://elsewhere.example' })
  expect(hear).toHaveBeenCalledTimes(2)
})

it('receives nothing after it was stopped', () => {
  const hear = vi.fn()
  hearHost(hear)()
  post({ source: null, origin: '' })
  expect(hear).not.toHaveBeenCalled()
})
