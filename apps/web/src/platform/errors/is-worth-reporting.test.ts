import { describe, expect, it } from 'vitest'
import { codeOfError } from './code-of-error.ts'
import { isWorthReporting } from './is-worth-reporting.ts'
import { UnknownResultError } from './unknown-result.ts'

const chunkLost = new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/a.js')

describe('reporting an error', () => {
  it.each([
    ['full storage', new DOMException('full', 'QuotaExceededError')],
    ['a cancelled call', new DOMException('off', 'AbortError')],
    ['a lost connection in Chromium', new TypeError('Failed to fetch')],
    ['a lost connection in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['a lost connection in Safari', new TypeError('Load failed')],
    ['another one in Safari', new TypeError('The network connection was lost.')],
    ['a part of the app that did not load', chunkLost],
    ['styles that did not load', new Error('Unable to preload CSS for /assets/a.css')],
    ['a redirect of the router', { isRedirect: true }],
    ['a missing error', undefined],
  ])('ignores %s', (_, error) => {
    expect(isWorthReporting(error)).toBe(false)
  })

  it.each([new TypeError('x is not a function'), new Error('Failed to fetch the day'), 'words', { odd: 1 }])(
    'reports %s',
    (error) => {
      expect(isWorthReporting(error)).toBe(true)
    },
  )
})

describe('the code of an error that a page threw', () => {
  it('is `network` when a part of the app did not load', () => {
    expect(codeOfError(chunkLost)).toBe('network')
  })

  it('is `outdated` for an unknown result type, and `broken` for any other error', () => {
    expect(codeOfError(new UnknownResultError('Unknown day plan type'))).toBe('outdated')
    expect(codeOfError(new Error('oh'))).toBe('broken')
  })
})
