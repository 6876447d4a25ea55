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
    ['a backslash, which browsers read as a slash', '/\\evil.example'],
    ['a tab, which browsers drop', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['a way up into a double slash', '/a/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'day-plan'],
    ['nothing', ''],
    ['no text at all', ['/day-plan']],
    ['an endless path', `/${'a'.repeat(2000)}`],
  ])('refuses %s', (_, wanted) => {
    expect(safeReturnPath(wanted)).toBeNull()
  })

  it.each(['/auth/login', '/auth/login/', '/auth/login?from=/x', '/AUTH/LOGIN', '/auth/logout'])(
    'never goes back to %s',
    (path) => {
      expect(safeReturnPath(path)).toBeNull()
    },
  )

  it('stays on our site whatever is written', () => {
    const slashy = fc.array(fc.constantFrom('/', '\\', '\t', '.', ':', '@', 'a', '%2F', '?', '#', ' '), {
      maxLength: 12,
    })
    const wanted = fc.oneof(
      fc.string({ unit: 'binary' }),
      slashy.map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(wanted, (text) => {
        const path = safeReturnPath(text)
        expect(path === null ? HERE : new URL(path, HERE).origin).toBe(HERE)
      }),
      { numRuns: 2000 },
    )
  })
})
