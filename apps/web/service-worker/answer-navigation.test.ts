import { describe, expect, it } from 'vitest'
import { answerNavigation } from './answer-navigation.ts'

const answerWithShell = () => Promise.resolve(new Response('shell'))
const never = () => new Promise<Response>(() => {})

const textOf = async (fetch: () => Promise<Response>) =>
  (await answerNavigation({ fetch, answerWithShell, timeoutMs: 5 })).text()

describe('answerNavigation', () => {
  it('is the server’s answer, also a refusal', async () => {
    expect(await textOf(() => Promise.resolve(new Response('page')))).toBe('page')
    expect(await textOf(() => Promise.resolve(new Response('none', { status: 404 })))).toBe('none')
  })

  it('is the shell when there is no connection', async () => {
    expect(await textOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('shell')
  })

  it('is the shell when the server does not answer in time, or is broken', async () => {
    expect(await textOf(never)).toBe('shell')
    expect(await textOf(() => Promise.resolve(new Response('', { status: 503 })))).toBe('shell')
  })
})
