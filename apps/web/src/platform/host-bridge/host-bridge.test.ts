import { afterEach, describe, expect, it, vi } from 'vitest'
import { tellHost } from './host-bridge.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('tellHost', () => {
  it.each(['ReactNativeWebView', 'dayplateHost'])('sends JSON through %s', (name) => {
    const postMessage = vi.fn()
    vi.stubGlobal('window', { [name]: { postMessage } })
    tellHost({ type: 'forced_logout' })
    expect(postMessage.mock.calls).toEqual([['{"type":"forced_logout"}']])
  })

  it('does nothing without a host, or when the host has gone', () => {
    vi.stubGlobal('window', {})
    expect(() => tellHost({ type: 'forced_logout' })).not.toThrow()
    const postMessage = () => {
      throw new Error('detached')
    }
    vi.stubGlobal('window', { dayplateHost: { postMessage } })
    expect(() => tellHost({ type: 'forced_logout' })).not.toThrow()
  })
})
