import { gql } from '@urql/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createGatewayClient } from '../create-gateway-client.ts'

vi.mock('../../i18n/i18n.ts', () => ({ readLocaleCode: () => 'en_US' }))

const DAY = gql('query Day($date: Date!) { dailyDietPlan(date: $date) { ... on UnauthorizedException { code } } }')
const SEEN = gql('mutation Seen { me { introductionSeen { code } } }')

const answers: Readonly<Record<string, unknown>> = {
  Day: { dailyDietPlan: { __typename: 'UnauthorizedException', code: 403 } },
  Seen: { me: { __typename: 'MeMutation', introductionSeen: { __typename: 'BasicMutationSuccess', code: 200 } } },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a change of the user’s own account', () => {
  it('sends every query again, because a day may show something else', async () => {
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

describe('a refused change of a day', () => {
  const REFUSED = { __typename: 'ValidationException', details: [] }
  const EATEN = gql(`mutation Eaten($date: Date!) {
    dietSetMealEaten(date: $date, eaten: true, mealId: "a", mealKey: "b", setId: "old") { ... on ValidationException { details { messages } } }
  }`)
  const UNDO = gql(
    'mutation Undo { dietSetUndo(changeId: "c") { ... on ValidationException { details { messages } } } }',
  )

  it.each([
    { name: 'Eaten', document: EATEN, data: { dietSetMealEaten: REFUSED } },
    { name: 'Undo', document: UNDO, data: { dietSetUndo: REFUSED } },
  ])('queries the day again, because it was changed elsewhere ($name)', async ({ name, document, data }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      const operation = address.split('=')[1] ?? ''
      asked.push(operation)
      return new Response(JSON.stringify({ data: operation === 'Day' ? answers['Day'] : data }), {
        headers: { 'Content-Type': 'application/json' },
      })
    })
    const client = createGatewayClient({ token: 'secret', onRefused: vi.fn() })
    const variables = { date: '2026-11-21' }
    await client.query(DAY, variables).toPromise()
    await client.mutation(document, variables).toPromise()
    await client.query(DAY, variables).toPromise()
    expect(asked).toEqual(['Day', name, 'Day'])
  })
})

interface HeartsAnswer {
  readonly dailyDietPlan: { readonly events: readonly { readonly isFavorite: boolean }[] }
}

describe('a meal that is marked as a favourite', () => {
  const HEARTS = gql<HeartsAnswer, { readonly date: string }>(`query Hearts($date: Date!) {
    dailyDietPlan(date: $date) { ... on DailyDietPlanNormal { date events { key id isFavorite } } }
  }`)
  const LIST = gql('query List { favoriteMealsCount }')
  const ADD = gql(
    'mutation Add($mealId: ID!) { addMealToFavorites(mealId: $mealId) { ... on FavoriteMealAdded { id } } }',
  )
  const REMOVE = gql('mutation Remove($mealId: ID!) { removeMealFromFavoritesByMealId(mealId: $mealId) { code } }')
  const event = (date: string, id: string) => ({
    __typename: 'MealEvent',
    key: `${date}:${id}`,
    id,
    isFavorite: false,
  })
  const answerOf = (operation: string, body: string) => {
    switch (operation) {
      case 'Hearts': {
        const date = /\d{4}-\d{2}-\d{2}/.exec(body)?.[0] ?? ''
        return {
          dailyDietPlan: {
            __typename: 'DailyDietPlanNormal',
            date,
            events: [event(date, 'porridge'), event(date, 'soup')],
          },
        }
      }
      case 'Add':
        return { addMealToFavorites: { __typename: 'FavoriteMealAdded', id: 'porridge' } }
      case 'Remove':
        return { removeMealFromFavoritesByMealId: { __typename: 'BasicMutationSuccess', code: 200 } }
      default:
        return { favoriteMealsCount: 0 }
    }
  }

  it('changes its heart on every day and back, and queries lists again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string }) => {
      const operation = address.split('=')[1] ?? ''
      asked.push(operation)
      return new Response(JSON.stringify({ data: answerOf(operation, body) }), {
        headers: { 'Content-Type': 'application/json' },
      })
    })
    const client = createGatewayClient({ token: 'secret', onRefused: vi.fn() })
    const heartsOf = async (date: string) => {
      const { data } = await client.query(HEARTS, { date }).toPromise()
      return data?.dailyDietPlan.events.map(({ isFavorite }) => isFavorite)
    }
    const days = ['2026-11-21', '2026-11-22']
    for (const date of days) expect(await heartsOf(date)).toEqual([false, false])
    await client.query(LIST, {}).toPromise()
    await client.mutation(ADD, { mealId: 'porridge' }).toPromise()
    for (const date of days) expect(await heartsOf(date)).toEqual([true, false])
    await client.query(LIST, {}).toPromise()
    await client.mutation(REMOVE, { mealId: 'porridge' }).toPromise()
    for (const date of days) expect(await heartsOf(date)).toEqual([false, false])
    expect(asked).toEqual(['Hearts', 'Hearts', 'List', 'Add', 'List', 'Remove'])
  })
})
