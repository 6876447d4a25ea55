import { expect, it } from 'vitest'
import { makeMailKey } from './mail-key.ts'
import { openUnsubscribeLink, unsubscribePath } from './unsubscribe-link.ts'

const KEY = makeMailKey((size) => new Uint8Array(size).fill(7))
const OTHER_KEY = makeMailKey((size) => new Uint8Array(size).fill(8))
const ADA = '7f1c1a52-0d1e-4f6c-8a0f-0f3ab1f6a7d2'
const BEA = '8f1c1a52-0d1e-4f6c-8a0f-0f3ab1f6a7d2'

const partsOf = (path: string) => {
  const [, , kind = '', token = ''] = path.split('/')
  return { kind, token }
}

it('opens what it made', () => {
  for (const agreement of ['newsletter', 'diet_course', 'articles'] as const) {
    const path = unsubscribePath(KEY, { userId: ADA, agreement })
    expect(path).toMatch(/^\/unsubscribe\/(newsletter|diet-course|articles)\/[\w-]{64}$/)
    expect(openUnsubscribeLink(KEY, partsOf(path))).toEqual({ userId: ADA, agreement })
  }
})

it('refuses another kind, another person, another key and anything malformed', () => {
  const { token } = partsOf(unsubscribePath(KEY, { userId: ADA, agreement: 'newsletter' }))
  const ofBea = partsOf(unsubscribePath(KEY, { userId: BEA, agreement: 'newsletter' })).token
  const stolen = ofBea.slice(0, 21) + token.slice(21)
  const open = (kind: string, text: string, key = KEY) => openUnsubscribeLink(key, { kind, token: text })
  expect(open('newsletter', token)).not.toBeNull()
  expect(open('articles', token)).toBeNull()
  expect(open('toString', token)).toBeNull()
  expect(open('newsletter', stolen)).toBeNull()
  expect(open('newsletter', token, OTHER_KEY)).toBeNull()
  for (const bad of ['', 'x', `${token}A`, token.slice(1), `${token.slice(1)}=`, token.replace(/.$/, ' ')])
    expect(open('newsletter', bad)).toBeNull()
})
