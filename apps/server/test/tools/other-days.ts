import { expect } from 'vitest'
import { OTHER_DAYS, REPLACE_DAY } from './day-replacement-documents.ts'
import { SET_EATEN } from './documents.ts'
import { dayFromStart } from './movable-clock.ts'
import type { Subscribers } from './subscribers.ts'
import type { TestServer } from './test-server.ts'

/** The fields of an offered day that tests read. */
export interface OtherDay {
  readonly dietSetId: string
  readonly active: boolean
  readonly inactiveReason: string | null
  readonly holiday: { readonly identifier: string; readonly name: string; readonly icon: string } | null
  readonly categories: readonly { readonly id: string }[]
  readonly events: readonly {
    readonly id: string
    readonly kcal: number | null
    readonly isEaten: boolean
    readonly mealType: { readonly type: string }
    readonly hit: { readonly kind: string; readonly name: string } | null
    readonly excluded: readonly { readonly allergen: string | null }[]
    readonly dishes: readonly { readonly ingredients: readonly { readonly name: string }[] }[]
  }[]
  readonly effect: {
    readonly keepsInside: boolean
    readonly dayEffects: readonly { readonly date: string; readonly after: { readonly kcal: number } }[]
    readonly shopping: { readonly more: readonly object[] }
  } | null
}

/** Calls about other days. An answer with errors fails the test. */
export function otherDaysOf({ client }: TestServer, people: Subscribers) {
  async function call(token: string, document: string, variables: object, locale = 'en_US') {
    const answer = await client.call(document, { token, variables: { ...variables }, headers: { 'x-locale': locale } })
    expect(answer.errors).toEqual([])
    return answer.data
  }
  const ask = async (token: string, date: string, text: string | null = null, locale?: string) =>
    (await call(token, OTHER_DAYS, { date, text }, locale)).dayReplacement
  const list = async (...asked: Parameters<typeof ask>): Promise<readonly OtherDay[]> =>
    (await ask(...asked)).replacements
  return {
    call,
    ask,
    list,
    replace: async (token: string, date: string, replacementId: string) =>
      (await call(token, REPLACE_DAY, { request: { date, replacementId } })).dietSetReplace,
    /** The first day that can be chosen. */
    first: async (token: string, date: string): Promise<OtherDay> => {
      const [first] = (await list(token, date)).filter(({ active }) => active)
      if (first === undefined) throw new Error(`${date} is offered nothing`)
      return first
    },
    eat: async (token: string, days: number, types: readonly string[]): Promise<void> => {
      const day = await people.dayOf(token, days)
      for (const { id, key, mealType } of day.events) {
        if (!types.includes(mealType.type)) continue
        const meal = { date: dayFromStart(days), setId: day.setId, mealId: id, mealKey: key, eaten: true }
        expect((await call(token, SET_EATEN, meal)).dietSetMealEaten.__typename).toBe('MealEaten')
      }
    },
  }
}

export type OtherDays = ReturnType<typeof otherDaysOf>
