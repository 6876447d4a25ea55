import { gql } from '@urql/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createGatewayClient } from './create-gateway-client.ts'

vi.mock('../i18n/i18n.ts', () => ({ readLocaleCode: () => 'en_US' }))

const DAY = gql('query Day($date: Date!) { dailyDietPlan(date: $date) { ... on UnauthorizedException { code } } }')
const SEEN = gql('mutation Seen { me { introductionSeen { code } } }')

const answers: Readonly<Record<string, unknown>> = {
  Day: { dailyDietPlan: { __typename: 'UnauthorizedException', code: 403 } },
  Seen: { me: { __typename: 'MeMutation', introductionSeen: { __typename: 'BasicMutationSuccess', code: 200 } } },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a change a person makes about themself', () => {
  it('makes every query ask again, for a day may show something else now', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      const operation = address.split('=')[1] ?? ''
      asked.push(operation)
      return new Response(JSON.stringify({ data: answers[operation] }), {
        headers: { 'Content-Type': 'application/json' },
      })
    })
    const client = createGatewayClient({ token: 'secret', onRefused: vi.fn() })
    for (const document of [DAY, DAY]) await client.query(document, { date: '2026-11-21' }).toPromise()
    await client.mutation(SEEN, {}).toPromise()
    await client.query(DAY, { date: '2026-11-21' }).toPromise()
    expect(asked).toEqual(['Day', 'Seen', 'Day'])
  })
})
