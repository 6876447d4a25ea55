import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Rule = (text: string) => string | null

/** A factory as the standard defines it: each name can be used once, and a rule that returns null causes a TypeError. */
function standardFactory() {
  const rules = new Map<string, Record<string, Rule>>()
  const createPolicy = (name: string, given: Record<string, Rule>) => {
    if (rules.has(name)) throw new TypeError(`${name} exists`)
    rules.set(name, given)
    const createScriptURL = (url: string) => {
      if (given['createScriptURL']?.(url) == null) throw new TypeError('refused')
      return { toString: () => url }
    }
    return { createScriptURL }
  }
  return {
    rules,
    createPolicy,
    get defaultPolicy() {
      return rules.get('default') ?? null
    },
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('serviceWorkerUrl', () => {
  it('is a trusted address of one path, however often it is requested', async () => {
    const factory = standardFactory()
    vi.stubGlobal('trustedTypes', factory)
    const { serviceWorkerUrl } = await import('./service-worker-url.ts')
    expect([String(serviceWorkerUrl()), String(serviceWorkerUrl())]).toEqual(['/sw.js', '/sw.js'])
    const rule = factory.rules.get('dayplate')?.['createScriptURL']
    expect(['/sw.js?x', '//evil.example/sw.js', '/other.js', ''].map((url) => rule?.(url))).toEqual(
      Array.from({ length: 4 }, () => null),
    )
    expect(Object.keys(factory.rules.get('dayplate') ?? {})).toEqual(['createScriptURL'])
  })

  it('is plain text in a browser without Trusted Types', async () => {
    const { serviceWorkerUrl } = await import('./service-worker-url.ts')
    expect(serviceWorkerUrl()).toBe('/sw.js')
  })
})

describe('allowEmptying', () => {
  it('allows the empty text and no other', async () => {
    const factory = standardFactory()
    vi.stubGlobal('trustedTypes', factory)
    const { allowEmptying } = await import('./allow-emptying.ts')
    allowEmptying()
    const rules = factory.rules.get('default')
    expect(['', ' ', '<b>'].map((text) => rules?.['createHTML']?.(text))).toEqual(['', null, null])
    expect(Object.keys(rules ?? {})).toEqual(['createHTML'])
  })

  it('keeps an existing default policy, because creating a second one throws', async () => {
    const factory = standardFactory()
    factory.createPolicy('default', {})
    vi.stubGlobal('trustedTypes', factory)
    const { allowEmptying } = await import('./allow-emptying.ts')
    allowEmptying()
    expect(factory.rules.get('default')).toEqual({})
  })

  it('does nothing in a browser without Trusted Types', async () => {
    const { allowEmptying } = await import('./allow-emptying.ts')
    expect(() => allowEmptying()).not.toThrow()
  })
})
