import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

const HERE = 'https://dayplate.example'

describe('safeReturnPath', () => {
  it.each(['/day-plan', '/day-plan?date=2026-11-21', '/coupon/access-code#field', '/'])('goes back to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example'],
    ['another site behind a name and a password', '//dayplate.example:x@evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash, which browsers read as a slash', '/\\evil.example'],
    ['a backslash first', '\\/evil.example'],
    ['a backslash further on', '/day-plan\\..\\..\\\\evil.example'],
    ['a tab, which browsers drop', '/\t/evil.example'],
    ['a line feed', '/\n/evil.example'],
    ['a carriage return', '/\r/evil.example'],
    ['NUL', '/\0/evil.example'],
    ['a C1 control', '/\u0085/evil.example'],
    ['a line separator', '/\u2028/evil.example'],
    ['a space before it, which browsers drop', ' //evil.example'],
    ['a way up into a double slash', '/a/..//evil.example'],
    ['a way up from the top', '/..//evil.example'],
    ['a dot before a double slash', '/.//evil.example'],
    ['an encoded way up', '/a/%2e%2e//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in other letters', 'JaVaScRiPt://%0aalert(1)'],
    ['written-out content', 'data:text/html,<script>alert(1)</script>'],
    ['a relative path', 'day-plan'],
    ['nothing', ''],
    ['no text at all', ['/day-plan']],
    ['an encoded slash', '/%2F/evil.example'],
    ['an encoded slash further on', '/day-plan%2fmore'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an escape that is none', '/%zz'],
    ['an escape of half a letter', '/day-plan/%C5'],
    ['an endless path', `/${'a'.repeat(2000)}`],
  ])('refuses %s', (_, wanted) => {
    expect(safeReturnPath(wanted)).toBeNull()
  })

  it.each([
    ['an encoded tab', '/%09/evil.example', '/%09/evil.example'],
    ['an encoded slash behind the question mark', '/day-plan?next=%2Fmore', '/day-plan?next=%2Fmore'],
    ['a fullwidth slash', '/\uFF0Fevil.example', '/%EF%BC%8Fevil.example'],
    ['a fraction slash', '/\u2044evil.example', '/%E2%81%84evil.example'],
    ['a division slash', '/\u2215evil.example', '/%E2%88%95evil.example'],
    ['a name and a password', '/user:word@evil.example', '/user:word@evil.example'],
    ['a double slash behind the question mark', '/day-plan?next=//evil.example', '/day-plan?next=//evil.example'],
    ['half a letter', '/\uD800', '/%EF%BF%BD'],
  ])('accepts %s as a path on this site', (_, wanted, path) => {
    expect(safeReturnPath(wanted)).toBe(path)
    expect(new URL(path, HERE).origin).toBe(HERE)
  })

  it.each([
    '/auth/login',
    '/auth/login/',
    '/auth/login?from=/x',
    '/AUTH/LOGIN',
    '/auth/logout',
    '/a/../auth/login',
    '/auth/%6cogout',
    '/%41uth/log%69n/',
  ])('never goes back to %s', (path) => {
    expect(safeReturnPath(path)).toBeNull()
  })
})

/** Texts from parts that have opened redirects elsewhere, because plain random text hits them too rarely. */
const slashy = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('/', '/', '..', '.') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('\\', '\t', '\n', ':', '@', 'evil.example', '%2F', '%5c', '?', '#', ' ', '／'),
      },
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

const wanted = fc.oneof(
  fc.string({ unit: 'binary' }),
  slashy,
  slashy.map((text) => `/${text}`),
)

describe('any text', () => {
  it('stays on this site, with one leading slash', () => {
    fc.assert(
      fc.property(wanted, (text) => {
        const path = safeReturnPath(text) ?? '/'
        expect(new URL(path, HERE).origin).toBe(HERE)
        // Frameworks and operators do both with it: append it to the origin, or parse it and use the path again.
        expect(new URL(HERE + path).origin).toBe(HERE)
        expect(new URL(new URL(path, HERE).pathname, HERE).origin).toBe(HERE)
        expect(path).toMatch(/^\/(?![/\\])[^\\\p{Cc}]*$/u)
      }),
      { numRuns: 5000 },
    )
  })

  it('gives a path that a second check does not change', () => {
    fc.assert(
      fc.property(wanted, (text) => {
        const path = safeReturnPath(text)
        expect(path === null ? null : safeReturnPath(path)).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })

  it('accepts every plain path on this site unchanged', () => {
    const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,11}$/)
    const plain = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(plain, (path) => {
        expect(safeReturnPath(path)).toBe(path)
      }),
    )
  })
})
