import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SET_EATEN } from './tools/documents.ts'
import { UNDO } from './tools/replace-documents.ts'
import { EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE } from './tools/exclusion-documents.ts'
import { favouriteCallsOf, TODAY, type FavouriteCalls } from './tools/favourite-calls.ts'
import { FAVOURITE, INSERT_FAVOURITE } from './tools/favourite-documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: FavouriteCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await favouriteCallsOf(server)
})
afterAll(() => server.close())

interface ShownDay {
  readonly holds: boolean
  readonly after: { readonly kcal: number }
  readonly target: { readonly kcal: number }
}

async function leaveOut(token: string, exclusions: object): Promise<void> {
  const { exclusionsPreview } = await calls.call(token, EXCLUSIONS_PREVIEW, { exclusions })
  const variables = { exclusions, token: exclusionsPreview.token, healthDataConsent: true }
  const { me } = await calls.call(token, EXCLUSIONS_SAVE, variables)
  expect(me.exclusionsSave.__typename).toBe('BasicMutationSuccess')
}

describe('inserting a favourite', () => {
  it('changes what the preview showed, and can be undone to the byte', async () => {
    const token = await calls.subscriber()
    const date = dayFromStart(2)
    const replacementId = await calls.offered(token, 2, 'Lunch')
    await calls.add(token, replacementId)
    const before = await calls.storedDays()
    const shown = await calls.preview(token, date, replacementId)
    const lunch = await calls.eventOf(token, 2, 'Lunch')
    expect(shown).toMatchObject({ original: { id: lunch.id }, effect: { keepsInside: true } })
    expect(await calls.storedDays()).toBe(before)
    const done = await calls.insert(token, { date, replacementId, originalMealId: lunch.id })
    expect(done).toMatchObject({ __typename: 'FavoriteInserted', code: 200 })
    const now = await calls.people.dayOf(token, 2)
    expect(now.setId).toBe(done.id)
    expect(await calls.eventOf(token, 2, 'Lunch')).toMatchObject({ id: replacementId, kcal: shown.kcal })
    expect(now.proof.actual.kcal).toBeCloseTo(shown.effect.dayEffects[0].after.kcal, 6)
    expect((await calls.call(token, UNDO, { changeId: done.changeId })).dietSetUndo.__typename).toBe('ExchangeUndone')
    expect(await calls.storedDays()).toBe(before)
  })

  it('warns of a meal of another diet in the requested language, and inserts it when told to skip', async () => {
    const token = await calls.subscriber({ dietId: 5 })
    const [replacementId = ''] = calls.mealsWhere('dinner', (allergens) => allergens.includes('fish'))
    await calls.add(token, replacementId)
    const date = dayFromStart(3)
    const before = await calls.storedDays()
    const asked = await calls.insert(token, { date, replacementId, skipValidation: false })
    expect(asked).toMatchObject({ code: 400, skipable: true, title: 'Insert it anyway?' })
    expect(asked.details[0]).toEqual({ fieldName: 'replacementId', messages: ['favourites/other-diet'] })
    expect(asked.description).toContain('It doesn’t belong to your diet: Vegan.')
    const { data } = await server.client.call(INSERT_FAVOURITE, {
      token,
      variables: { date, replacementId },
      headers: { 'x-locale': 'pl_PL' },
    })
    expect(data.insertFavoriteToDayplan.description).toContain('Nie pasuje do Twojej diety: Wegańska.')
    expect(await calls.storedDays()).toBe(before)
    expect(await calls.insert(token, { date, replacementId, skipValidation: true })).toMatchObject({ code: 200 })
    expect((await calls.eventOf(token, 3, 'Dinner')).id).toBe(replacementId)
  })

  it('warns of a food the user avoids', async () => {
    const token = await calls.subscriber()
    const replacementId = await calls.offered(token, 3, 'Breakfast')
    await calls.add(token, replacementId)
    const meal = server.services.catalogue.currentByMealId.get(replacementId)
    const food = meal?.dishes[0]?.ingredients.find(({ isSeasoning }) => !isSeasoning)
    await leaveOut(token, { allergens: [], foodIds: [food?.foodId] })
    const asked = await calls.insert(token, { date: dayFromStart(3), replacementId })
    expect(asked.skipable).toBe(true)
    expect(asked.details.map(({ messages }: { messages: string[] }) => messages[0])).toContain('favourites/disliked')
    expect(asked.description).toContain(food?.name.en)
  })

  it('warns when the day leaves its target, with the figures', async () => {
    const token = await calls.subscriber()
    const date = dayFromStart(2)
    const outside = []
    for (const id of calls.mealsWhere('dinner', () => true)) {
      await calls.add(token, id)
      const shown = await calls.preview(token, date, id)
      if (shown.effect?.keepsInside === false) outside.push({ id, shown })
      if (outside.length > 0) break
    }
    const [found] = outside
    if (found === undefined) throw new Error('every dinner fits')
    const asked = await calls.insert(token, { date, replacementId: found.id })
    expect(asked.skipable).toBe(true)
    expect(asked.details.at(-1).messages).toEqual(['favourites/leaves-target'])
    // A dinner whose pot feeds another day changes that day too, so the sentence may speak of two.
    const isEnergyOff = found.shown.effect.dayEffects.some(
      ({ holds, after, target }: ShownDay) => !holds && Math.abs(after.kcal / target.kcal - 1) > 0.02,
    )
    expect(asked.description.includes('kcal')).toBe(isEnergyOff)
    expect(asked.description).toMatch(/(energy|protein|fat|carbs) [\d → ]+\u00A0(kcal|g) \(target \d+\u00A0(kcal|g)\)/)
    expect(await calls.insert(token, { date, replacementId: found.id, skipValidation: true })).toMatchObject({
      code: 200,
    })
  })

  it('is refused for an eaten meal, a day without a plan, a meal already there and an outdated page', async () => {
    const token = await calls.subscriber()
    const date = TODAY
    const replacementId = await calls.offered(token, 1, 'Snack')
    await calls.add(token, replacementId)
    const snack = await calls.eventOf(token, 1, 'Snack')
    const dinner = await calls.eventOf(token, 1, 'Dinner')
    await calls.add(token, dinner.id)
    const { setId } = await calls.people.dayOf(token, 1)
    const refusal = async (wish: Record<string, unknown>) => {
      const refused = await calls.insert(token, { date, replacementId, skipValidation: true, ...wish })
      expect(refused).toMatchObject({ __typename: 'ValidationException', skipable: false, title: expect.any(String) })
      expect(refused.description).not.toBe('')
      return refused.details[0].messages[0]
    }
    const before = await calls.storedDays()
    expect(await refusal({ date: '2030-01-01' })).toBe('day-plan/no-plan')
    expect(await refusal({ replacementId: dinner.id })).toBe('favourites/already-there')
    expect(await refusal({ originalMealId: 'gone' })).toBe('day-plan/plan-has-changed')
    expect(await refusal({ originalMealId: dinner.id })).toBe('favourites/other-type')
    await calls.call(token, SET_EATEN, { date, setId, mealId: snack.id, mealKey: snack.key, eaten: true })
    expect(await refusal({ originalMealId: snack.id })).toBe('exchange/eaten')
    expect(await calls.preview(token, date, replacementId)).toMatchObject({ skipable: false })
    expect(await calls.storedDays()).toBe(before)
  })

  it('is refused for an allergen the user excludes', async () => {
    const token = await calls.subscriber()
    const [replacementId = ''] = calls.mealsWhere('breakfast', (allergens) => allergens.includes('milk'))
    await calls.add(token, replacementId)
    await leaveOut(token, { allergens: ['milk'], foodIds: [] })
    const refused = await calls.insert(token, { date: dayFromStart(4), replacementId, skipValidation: true })
    expect(refused).toMatchObject({ skipable: false, details: [{ messages: ['exchange/excluded'] }] })
    expect(refused.description).toContain('milk')
  })

  it('shows and inserts the ordinary form, and the special one to a user who excludes gluten', async () => {
    const token = await calls.subscriber()
    const [recipe, ordinary] = ['tofu-poke-bowl', 'tofu-poke-bowl--ordinary']
    const wish = { date: dayFromStart(4), replacementId: ordinary, skipValidation: true }
    const lunch = async () => (await calls.eventOf(token, 4, 'Lunch')).id
    const allergens = async (mealId: string) => (await calls.call(token, FAVOURITE, { mealId })).favoriteMeal.allergens
    await calls.add(token, ordinary)
    await calls.add(token, recipe)
    expect(await calls.idsOf(token)).toEqual([ordinary])
    expect(await allergens(recipe)).toContain('gluten')
    expect(await calls.insert(token, { ...wish, replacementId: recipe })).toMatchObject({
      __typename: 'FavoriteInserted',
    })
    expect(await lunch()).toBe(ordinary)

    await leaveOut(token, { allergens: ['gluten'], foodIds: [] })
    expect(await lunch()).not.toBe(ordinary)
    expect(await calls.idsOf(token)).toEqual([recipe])
    expect(await allergens(ordinary)).not.toContain('gluten')
    // Replanning may have put it there already.
    await calls.insert(token, wish)
    expect(await lunch()).toBe(recipe)
    await calls.remove(token, ordinary)
    expect(await calls.idsOf(token)).toEqual([])
  })

  it('allows the same meal on the next day, and carries out one of two presses', async () => {
    const token = await calls.subscriber()
    const { id: replacementId } = await calls.eventOf(token, 4, 'Breakfast')
    await calls.add(token, replacementId)
    const wish = { date: dayFromStart(5), replacementId, skipValidation: true }
    const kinds = (await Promise.all([calls.insert(token, wish), calls.insert(token, wish)])).map(
      ({ __typename }) => __typename,
    )
    expect(kinds.filter((kind) => kind === 'FavoriteInserted')).toHaveLength(1)
    expect((await calls.eventOf(token, 5, 'Breakfast')).id).toBe(replacementId)
  })
})
