import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeMailKey, openMailKey, parseMailKey } from './mail-key.ts'
import { openPath, sealPath } from './sealed-path.ts'

const mailKey = makeMailKey(randomBytes)
const LINK = { path: '/auth/activate/Ab-9_x', cause: 'activate-account:1' }

describe('a sealed path', () => {
  const sealed = sealPath({ mailKey, randomBytes }, LINK)

  it('can be opened with its key for its mail, and does not show the link', () => {
    expect(openPath(mailKey, { sealed, cause: LINK.cause })).toBe(LINK.path)
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('Ab-9_x')
  })

  it('is a different text each time', () => {
    expect(sealPath({ mailKey, randomBytes }, LINK)).not.toBe(sealed)
  })

  it.each([
    ['with another key', makeMailKey(randomBytes), { sealed, cause: LINK.cause }],
    ['for another mail', mailKey, { sealed, cause: 'activate-account:2' }],
    ['when it was changed', mailKey, { sealed: `${sealed.slice(0, -4)}AAA=`, cause: LINK.cause }],
    ['when it is too short', mailKey, { sealed: 'AAAA', cause: LINK.cause }],
  ])('cannot be opened %s', (_, key, asked) => {
    expect(openPath(key, asked)).toBeNull()
  })
})

describe('the key of mailed links', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-key-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is created at the first start, readable only by its owner, and found at the next', () => {
    const file = path.join(folder, 'new/mail-key')
    const made = openMailKey(file, randomBytes)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(made).not.toBeNull()
    expect(openMailKey(file, randomBytes)?.equals(made ?? makeMailKey(randomBytes))).toBe(true)
  })

  it('is not read from a file with other content', () => {
    const file = path.join(folder, 'other')
    writeFileSync(file, 'secret')
    expect(openMailKey(file, randomBytes)).toBeNull()
  })

  it.each(['', 'secret', Buffer.alloc(31).toString('base64'), Buffer.alloc(32).toString('hex')])(
    'cannot be "%s"',
    (text) => {
      expect(parseMailKey(text)).toBeNull()
    },
  )
})
