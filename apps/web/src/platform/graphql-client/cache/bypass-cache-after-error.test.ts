import { Client, createRequest, fetchExchange, gql, type OperationResult, type RequestPolicy } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { describe, expect, it } from 'vitest'
import { bypassCacheAfterError } from './bypass-cache-after-error.ts'

const request = createRequest(
  gql`
    query Days {
      days
    }
  `,
  {},
)
const failing = () => Response.json({ errors: [{ message: 'broken' }] }, { status: 500 })
const answering = () => Response.json({ data: { days: 3 } })

/** A client whose gateway gives these answers in turn. */
function openClient(answers: readonly (() => Response)[]) {
  let calls = 0
  const client = new Client({
    url: 'http://gateway.example/graphql',
    preferGetMethod: false,
    fetch: () => Promise.resolve((answers[calls++] ?? failing)()),
    exchanges: [bypassCacheAfterError(), cacheExchange({}), fetchExchange],
  })
  const ask = (requestPolicy: RequestPolicy) => {
    const heard: OperationResult[] = []
    const { unsubscribe } = client.executeQuery(request, { requestPolicy }).subscribe((result) => heard.push(result))
    return { heard, unsubscribe, last: () => heard.at(-1) }
  }
  return { ask, calls: () => calls }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('a query that failed', () => {
  it('is sent again for the next caller while the first still listens', async () => {
    const { ask, calls } = openClient([failing, answering])
    const first = ask('cache-first')
    await settle()
    const second = ask('cache-first')
    await settle()
    expect(calls()).toBe(2)
    expect([first.last()?.data, second.last()?.data]).toEqual([{ days: 3 }, { days: 3 }])
  })

  it('can be retried after it failed for both callers', async () => {
    const { ask } = openClient([failing, failing, answering])
    ask('cache-first')
    await settle()
    ask('cache-first').unsubscribe()
    await settle()
    const tried = ask('network-only')
    await settle()
    expect(tried.last()?.data).toEqual({ days: 3 })
  })

  it('comes from the cache after it was answered', async () => {
    const { ask, calls } = openClient([failing, answering])
    ask('cache-first')
    await settle()
    ask('cache-first')
    await settle()
    ask('cache-first')
    await settle()
    expect(calls()).toBe(2)
  })
})
