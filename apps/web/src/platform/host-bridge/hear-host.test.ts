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

it('hears what comes through the page’s own window, and no other site and no frame', () => {
  const hear = vi.fn()
  hearHost(hear)
  post({ source: null, origin: '' })
  post({ source: page, origin: ORIGIN })
  expect(hear).toHaveBeenCalledTimes(2)
  post({ source: {}, origin: ORIGIN })
  post({ source: null, origin: 'https://elsewhere.example' })
  expect(hear).toHaveBeenCalledTimes(2)
})

it('stops to hear when asked to', () => {
  const hear = vi.fn()
  hearHost(hear)()
  post({ source: null, origin: '' })
  expect(hear).not.toHaveBeenCalled()
})
