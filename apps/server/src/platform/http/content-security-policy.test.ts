import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  BARE_POLICY,
  contentSecurityPolicy,
  hashOf,
  ownPagePolicy,
  pagePolicy,
  REACT_ARIA_STYLES,
  type Directives,
} from './content-security-policy.ts'

const OVER_HTTP = pagePolicy({ isSecure: false })
const OVER_HTTPS = pagePolicy({ isSecure: true })

const POLICIES: readonly (readonly [string, Directives])[] = [
  ['a page over http', OVER_HTTP],
  ['a page over https', OVER_HTTPS],
  ['what is no page', BARE_POLICY],
  ['a page with one style and one script', ownPagePolicy({ style: 'a{color:red}', script: 'run()' })],
]

/** Values that allow anything, which would defeat the policy. */
const TOO_WIDE = [
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'unsafe-hashes'",
  "'strict-dynamic'",
  '*',
  'https:',
  'http:',
  'blob:',
]

describe('contentSecurityPolicy', () => {
  it('writes directives and switches', () => {
    const text = contentSecurityPolicy({ 'img-src': ["'self'", 'data:'], 'upgrade-insecure-requests': [] })
    expect(text).toBe("img-src 'self' data:; upgrade-insecure-requests")
  })

  it('writes the hash that the standard gives as its example', () => {
    // CSP3, section 8.3: echo -n "alert('Hello, world.');" | openssl dgst -sha256 -binary | openssl enc -base64
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  })
})

describe.each(POLICIES)('the policy of %s', (_, policy) => {
  it('allows only what is named', () => {
    expect(policy['default-src']).toEqual(["'none'"])
  })

  it.each(TOO_WIDE)('contains %s nowhere', (source) => {
    expect(Object.values(policy).flat()).not.toContain(source)
  })

  it.each(['frame-ancestors', 'base-uri'])('restricts %s, which default-src does not cover', (directive) => {
    expect(policy[directive]).toEqual(["'none'"])
  })
})

describe('the policy of pages', () => {
  it('allows scripts, calls, workers and forms only from and to our own address', () => {
    for (const directive of ['script-src', 'connect-src', 'worker-src', 'form-action', 'font-src', 'manifest-src'])
      expect([directive, OVER_HTTP[directive]]).toEqual([directive, ["'self'"]])
  })

  it('allows inline content only for pictures', () => {
    const withData = Object.entries(OVER_HTTP).filter(([, values]) => values.includes('data:'))
    expect(withData.map(([name]) => name)).toEqual(['img-src'])
  })

  it('allows only named Trusted Types policies', () => {
    expect(OVER_HTTP['require-trusted-types-for']).toEqual(["'script'"])
    expect(OVER_HTTP['trusted-types']).toEqual(['dayplate', 'dompurify', 'default'])
  })

  it('upgrades http to https and uses the Reporting API when users come only over https', () => {
    expect(Object.keys(OVER_HTTPS).filter((name) => !(name in OVER_HTTP))).toEqual([
      'report-to',
      'upgrade-insecure-requests',
    ])
  })

  it('allows exactly the styles that the installed React Aria writes', () => {
    const written = ['interactions/usePress', 'overlays/usePreventScroll'].map(styleWrittenBy)
    expect(REACT_ARIA_STYLES).toEqual(written)
  })
})

const STYLE = /style\.textContent = `([^`]*)`\s*\.trim\(\)/
const ATTRIBUTE = /PRESSABLE_ATTRIBUTE = '([^']*)'/

const LIBRARY = path.resolve(import.meta.dirname, '../../../../../node_modules/react-aria/dist/private')

/** The style in the library's source, with its one constant filled in. */
function styleWrittenBy(file: string): string | undefined {
  const source = readFileSync(path.join(LIBRARY, `${file}.mjs`), 'utf8')
  const [, attribute = ''] = ATTRIBUTE.exec(source) ?? []
  return STYLE.exec(source)?.[1]
    ?.replace(/\$\{[^}]*\}/, attribute)
    .trim()
}
