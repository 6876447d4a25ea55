import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SET_EATEN, type AnsweredEvent } from './tools/documents.ts'
import { COPY, DETAILS, FOODS, REPLACE_MEAL, REPLACE_PRODUCT, REPLACEMENTS, UNDO } from './tools/replace-documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
})
afterAll(() => server.close())

/** A user on the second day of a plan who has seen the introduction. */
async function subscriber(change: object = {}): Promise<string> {
  server.clock.moveTo('2026-11-21T11:00:00Z')
  const token = await people.newPerson()
  await people.generate(token, change)
  await server.client.call('mutation Seen { me { introductionSeen { code } } }', { token })
  server.clock.moveTo('2026-11-23T11:00:00Z')
  return token
}

interface ShownDay {
  readonly date: string
  readonly setId: string
  readonly events: readonly AnsweredEvent[]
}

interface ShownIngredient {
  readonly key: string
  readonly productAmountId: string
  readonly productId: string
  readonly hasReplacement: boolean
  readonly original: { readonly productId: string } | null
}

interface ShownDetails {
  readonly dishes: readonly { readonly ingredients: readonly ShownIngredient[] }[]
}

type Named = { readonly id: string }

const call = async (token: string, document: string, variables: Record<string, unknown>) => {
  const answer = await server.client.call(document, { token, variables })
  expect(answer.errors).toEqual([])
  return answer.data
}

function slotOf(day: ShownDay, type: string) {
  const event = day.events.find(({ mealType }) => mealType.type === type)
  if (event === undefined) throw new Error(`${day.date} has no ${type}`)
  return { event, asked: { userDietSetId: day.setId, mealType: type, dietMealId: event.id, date: day.date } }
}

/** The stored days of a user, byte by byte. */
const storedDays = async (): Promise<string> => {
  const rows = await server.services.db
    .selectFrom('plan_days')
    .select(['user_id', 'date', 'set_id', 'document'])
    .orderBy('user_id')
    .orderBy('date')
    .execute()
  return JSON.stringify(rows)
}

describe('replacing a meal', () => {
  it('offers at most ten others, nearest first, each with its effect on the day', async () => {
    const token = await subscriber()
    const { asked, event } = slotOf(await people.dayOf(token, 2), 'Breakfast')
    const { replacements } = (await call(token, REPLACEMENTS, asked)).mealReplacements
    expect(replacements.length).toBeGreaterThan(5)
    expect(replacements.length).toBeLessThanOrEqual(10)
    expect(replacements.map(({ id }: Named) => id)).not.toContain(event.id)
    for (const { effect } of replacements) {
      expect(effect.dayEffects[0].date).toBe(dayFromStart(2))
      expect(effect.shopping.more.length).toBeGreaterThan(0)
      expect(effect.shopping.less.length).toBeGreaterThan(0)
    }
    expect((await call(token, REPLACEMENTS, { ...asked, limit: 3 })).mealReplacements.replacements).toHaveLength(3)
  })

  it('changes what was shown and can be undone to the byte', async () => {
    const token = await subscriber()
    const before = await storedDays()
    const { asked, event } = slotOf(await people.dayOf(token, 2), 'Lunch')
    const [chosen] = (await call(token, REPLACEMENTS, asked)).mealReplacements.replacements
    const request = { date: dayFromStart(2), originalMealId: event.id, replacementId: chosen.id }
    const { dietSetReplaceMeal: changed } = await call(token, REPLACE_MEAL, { request })
    expect(changed.__typename).toBe('DayChanged')
    const now = await people.dayOf(token, 2)
    const { event: lunch, asked: askedAgain } = slotOf(now, 'Lunch')
    expect(lunch.id).toBe(chosen.id)
    expect(lunch.kcal).toBe(chosen.kcal)
    expect(now.proof.actual.kcal).toBeCloseTo(chosen.effect.dayEffects[0].after.kcal, 6)
    expect(now.setId).not.toBe(asked.userDietSetId)
    const answered = changed.changedDays.find(({ date }: ShownDay) => date === dayFromStart(2))
    expect(slotOf(answered, 'Lunch').event).toMatchObject({
      id: chosen.id,
      isReplacement: true,
      originalMeal: { id: event.id },
    })
    const { replacements } = (await call(token, REPLACEMENTS, { ...askedAgain, prependWithOriginalMeal: true }))
      .mealReplacements
    expect(replacements[0]).toMatchObject({ id: event.id, isOriginal: true })
    expect((await call(token, UNDO, { changeId: changed.changeId })).dietSetUndo.__typename).toBe('ExchangeUndone')
    expect(await storedDays()).toBe(before)
    const again = await call(token, UNDO, { changeId: changed.changeId })
    expect(again.dietSetUndo.details[0].fieldName).toBe('changeId')
  })

  it('refuses an eaten meal, a meal that is not offered and an outdated page, and changes nothing', async () => {
    const token = await subscriber()
    const day = await people.dayOf(token, 1)
    const { event } = slotOf(day, 'Snack')
    const date = dayFromStart(1)
    await call(token, SET_EATEN, { date, setId: day.setId, mealId: event.id, mealKey: event.key, eaten: true })
    const before = await storedDays()
    const refusal = async (request: object) =>
      (await call(token, REPLACE_MEAL, { request: { date, ...request } })).dietSetReplaceMeal.details[0]
    const other = slotOf(day, 'Dinner').event.id
    expect(await refusal({ originalMealId: event.id, replacementId: 'apple' })).toEqual({
      fieldName: 'originalMealId',
      messages: ['exchange/meal-eaten'],
    })
    expect((await refusal({ originalMealId: other, replacementId: event.id })).messages).toEqual([
      'exchange/not-offered',
    ])
    expect((await refusal({ originalMealId: 'gone', replacementId: 'x' })).messages).toEqual([
      'day-plan/plan-has-changed',
    ])
    expect((await refusal({ date: '2020-01-01', originalMealId: other, replacementId: 'x' })).messages).toEqual([
      'day-plan/no-plan',
    ])
    expect(await storedDays()).toBe(before)
  })

  it('carries out one of two choices at once', async () => {
    const token = await subscriber()
    const { asked, event } = slotOf(await people.dayOf(token, 3), 'Breakfast')
    const { replacements } = (await call(token, REPLACEMENTS, asked)).mealReplacements
    const outcomes = await Promise.all(
      replacements.slice(0, 4).map(({ id }: Named) =>
        call(token, REPLACE_MEAL, {
          request: { date: dayFromStart(3), originalMealId: event.id, replacementId: id },
        }),
      ),
    )
    const kinds = outcomes.map(({ dietSetReplaceMeal }) => dietSetReplaceMeal.__typename)
    expect(kinds.filter((kind) => kind === 'DayChanged')).toHaveLength(1)
  })

  it('keeps the cooked pot of a past day', async () => {
    const token = await subscriber()
    const days = await Promise.all([1, 2, 3, 4, 5].map((index) => people.dayOf(token, index)))
    const [cooked, leftover] = days.flatMap((day, index) => {
      const next = days[index + 1]
      if (next === undefined) return []
      const [first, second] = [slotOf(day, 'Lunch'), slotOf(next, 'Lunch')]
      return first.event.id === second.event.id ? [first, second] : []
    })
    if (cooked === undefined || leftover === undefined) throw new Error('five days without a leftover lunch')
    server.clock.moveTo(`${leftover.asked.date}T11:00:00Z`)
    const { replacements } = (await call(token, REPLACEMENTS, leftover.asked)).mealReplacements
    for (const { effect } of replacements) {
      expect(effect.dayEffects.map(({ date }: ShownDay) => date)).not.toContain(cooked.asked.date)
      expect(effect).toMatchObject({ keptDates: [cooked.asked.date], keptBecause: 'EATEN', uneatenPortions: 1 })
    }
  })

  it("refuses another user's set like an unknown one", async () => {
    const token = await subscriber()
    const other = await subscriber()
    const { asked } = slotOf(await people.dayOf(other, 2), 'Lunch')
    const answer = (await call(token, REPLACEMENTS, { ...asked, date: null })).mealReplacements
    expect(answer.details[0].messages).toEqual(['day-plan/plan-has-changed'])
    const changed = await call(other, REPLACE_MEAL, {
      request: {
        date: dayFromStart(2),
        originalMealId: asked.dietMealId,
        replacementId: (await call(other, REPLACEMENTS, asked)).mealReplacements.replacements[0].id,
      },
    })
    const undone = await call(token, UNDO, { changeId: changed.dietSetReplaceMeal.changeId })
    expect(undone.dietSetUndo.details[0].messages).toEqual(['exchange/nothing-to-undo'])
  })
})

describe('replacing an ingredient', () => {
  const ingredientWhere = (
    details: ShownDetails,
    isMeant: (ingredient: ShownIngredient) => boolean,
  ): ShownIngredient => {
    const found = details.dishes.flatMap(({ ingredients }) => ingredients).find(isMeant)
    if (found === undefined) throw new Error('no such ingredient')
    return found
  }
  const replaceable = (details: ShownDetails) => ingredientWhere(details, ({ hasReplacement }) => hasReplacement)

  it('changes the plate, its picture and the day, and can be undone to the byte', async () => {
    const token = await subscriber()
    const { asked, event } = slotOf(await people.dayOf(token, 2), 'Breakfast')
    const ingredient = replaceable((await call(token, DETAILS, asked)).mealDetails)
    const { productAmountId, key } = ingredient
    const date = dayFromStart(2)
    const [chosen] = (await call(token, FOODS, { date, productAmountId })).ingredientReplacements.replacements
    const request = { date: dayFromStart(2), productAmountId, key, replacementId: chosen.id }
    const { dietSetReplaceProduct } = await call(token, REPLACE_PRODUCT, { request })
    expect(dietSetReplaceProduct.__typename).toBe('DayChanged')
    const now = await people.dayOf(token, 2)
    const changed = slotOf(now, 'Breakfast')
    expect(changed.event.id).toBe(event.id)
    expect(changed.event.preparationImageUrl).not.toBe(event.preparationImageUrl)
    expect(now.proof.actual.kcal).toBeCloseTo(chosen.effect.dayEffects[0].after.kcal, 6)
    const details = (await call(token, DETAILS, changed.asked)).mealDetails
    const own = ingredientWhere(details, ({ original }) => original !== null)
    expect(own).toMatchObject({ productId: chosen.id, original: { productId: ingredient.productId } })
    const offered = await call(token, FOODS, { date, productAmountId: own.productAmountId })
    expect(offered.ingredientReplacements.replacements[0]).toMatchObject({ id: ingredient.productId, isOriginal: true })
    const back = {
      date: dayFromStart(2),
      productAmountId: own.productAmountId,
      key: own.key,
      replacementId: ingredient.productId,
    }
    expect((await call(token, REPLACE_PRODUCT, { request: back })).dietSetReplaceProduct.__typename).toBe('DayChanged')
    const restored = slotOf(await people.dayOf(token, 2), 'Breakfast').event
    expect({ ...restored, key: null }).toEqual({ ...event, key: null })
  })

  it('refuses a food that is not offered, an ingredient of another set and one that has changed', async () => {
    const token = await subscriber()
    const { asked } = slotOf(await people.dayOf(token, 2), 'Breakfast')
    const { productAmountId, key } = replaceable((await call(token, DETAILS, asked)).mealDetails)
    const refusal = async (change: object) => {
      const request = { date: dayFromStart(2), productAmountId, key, replacementId: 'salt', ...change }
      return (await call(token, REPLACE_PRODUCT, { request })).dietSetReplaceProduct.details[0].messages
    }
    expect(await refusal({})).toEqual(['exchange/not-offered'])
    expect(await refusal({ productAmountId: 'x' })).toEqual(['day-plan/plan-has-changed'])
    expect(await refusal({ key: `${productAmountId}:salt` })).toEqual(['day-plan/plan-has-changed'])
  })
})

describe('copying a day', () => {
  it('gives the next day the same meals and set, and is refused once a meal of it is eaten', async () => {
    const token = await subscriber()
    const [source, target] = [dayFromStart(3), dayFromStart(4)]
    const { dietSetCopy } = await call(token, COPY, { sourceDate: source, targetDate: target })
    expect(dietSetCopy.__typename).toBe('DayChanged')
    const [from, to] = [await people.dayOf(token, 3), await people.dayOf(token, 4)]
    expect(to.setId).toBe(from.setId)
    expect(to.events.map(({ id }: Named) => id)).toEqual(from.events.map(({ id }: Named) => id))
    expect(new Set([...from.events, ...to.events].map(({ key }: AnsweredEvent) => key)).size).toBe(8)
    const shown = dietSetCopy.changedDays.find(({ date }: ShownDay) => date === source)
    expect(shown.nextDaySet.id).toBe(shown.setId)
    await call(token, UNDO, { changeId: dietSetCopy.changeId })
    expect((await people.dayOf(token, 4)).setId).not.toBe(from.setId)
  })

  it('names the invalid field', async () => {
    const token = await subscriber()
    const refusal = async (sourceDate: string, targetDate: string) =>
      (await call(token, COPY, { sourceDate, targetDate })).dietSetCopy.details[0]
    expect(await refusal(dayFromStart(3), dayFromStart(3))).toEqual({
      fieldName: 'targetDate',
      messages: ['exchange/same-day'],
    })
    expect((await refusal('2020-01-01', dayFromStart(3))).fieldName).toBe('sourceDate')
    expect((await refusal(dayFromStart(3), '2030-01-01')).fieldName).toBe('targetDate')
  })
})

describe('the dishes of a meal', () => {
  const PORTIONS = `query MealDetails($userDietSetId: ID!, $mealType: MealTypeName!, $dietMealId: ID!, $date: Date) {
    mealDetails(userDietSetId: $userDietSetId, mealType: $mealType, dietMealId: $dietMealId, date: $date) {
      ... on MealEvent { dishes { isFirstOccurrence portions portionsTotal portionDates } }
    }
  }`

  it('name every day on which their pot is eaten, or only their own day', async () => {
    const token = await subscriber()
    const seen = new Map<number, number>()
    for (let offset = 1; offset < 12; offset += 1) {
      const day = await people.dayOf(token, offset)
      for (const { mealType } of day.events) {
        const [dish] = (await call(token, PORTIONS, slotOf(day, mealType.type).asked)).mealDetails.dishes
        seen.set(dish.portionsTotal, (seen.get(dish.portionsTotal) ?? 0) + 1)
        const first = offset - dish.portions + 1
        const days = Array.from({ length: dish.portionsTotal }, (_, index) => dayFromStart(first + index))
        expect(dish.portionDates).toEqual(days)
      }
    }
    // The plan must contain a pot, or the checks above test nothing.
    expect(seen.get(2) ?? 0).toBeGreaterThan(0)
    expect(seen.get(1) ?? 0).toBeGreaterThan(0)
  })
})
