import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FAVOURITES_MOST, FAVOURITES_SHOWN } from '@dayplate/rules/favourites'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueCommands } from '../src/admin/catalogue-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { favouriteCallsOf, TODAY, type FavouriteCalls, type Named } from './tools/favourite-calls.ts'
import { FAVOURITE, HEARTS } from './tools/favourite-documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { foodRow, ownFolder, recipe, SUNFLOWER_TOFU } from './tools/own-folder.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: FavouriteCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await favouriteCallsOf(server)
})
afterAll(() => server.close())

/** Inserts favourites directly into the table. */
async function mark(token: string, mealIds: readonly string[]): Promise<void> {
  const { me } = await calls.call(token, '{ me { id } }')
  await server.services.db
    .insertInto('favourite_meals')
    .values(mealIds.map((mealId) => ({ user_id: me.id, meal_id: mealId, created_at: new Date(0) })))
    .execute()
}

describe('favourites', () => {
  it('are added once, listed with all fields, shown on the day, and removed repeatedly without error', async () => {
    const token = await calls.subscriber()
    const lunch = await calls.eventOf(token, 2, 'Lunch')
    expect(await calls.add(token, lunch.id)).toEqual({ __typename: 'FavoriteMealAdded', code: 200, id: lunch.id })
    await calls.add(token, lunch.id)
    const answer = await calls.search(token)
    expect(answer.favoriteMeals).toEqual([
      expect.objectContaining({ id: lunch.id, name: 'Lunch', isFavorite: true, publicName: expect.any(String) }),
    ])
    expect(answer.favoriteMeals[0].dishes[0].ingredients.length).toBeGreaterThan(0)
    expect(answer.me.diet.availableDays.length).toBeGreaterThan(20)
    expect(answer.dailyDietPlan).toMatchObject({ __typename: 'DailyDietPlanNormal', date: TODAY })
    const hearts = (await calls.call(token, HEARTS, { date: dayFromStart(2) })).dailyDietPlan.events
    const own = hearts.find(({ id }: Named) => id === lunch.id)
    expect(own).toEqual({ id: lunch.id, isFavorite: true, canBeAddedToFavorites: true })
    expect((await calls.call(token, FAVOURITE, { mealId: lunch.id })).favoriteMeal.dishes.length).toBeGreaterThan(0)
    for (const _ of [1, 2]) {
      expect(await calls.remove(token, lunch.id)).toEqual({ __typename: 'BasicMutationSuccess', code: 200 })
    }
    expect(await calls.search(token)).toMatchObject({ favoriteMeals: [], favoriteMealsCount: 0 })
    expect((await calls.call(token, FAVOURITE, { mealId: lunch.id })).favoriteMeal).toBeNull()
  })

  it('belong to one user', async () => {
    const [mine, theirs] = [await calls.subscriber(), await calls.subscriber()]
    const { id } = await calls.eventOf(mine, 2, 'Lunch')
    await calls.add(mine, id)
    expect(await calls.idsOf(theirs)).toEqual([])
    await calls.remove(theirs, id)
    expect(await calls.idsOf(mine)).toEqual([id])
    expect(await calls.insert(theirs, { date: dayFromStart(3), replacementId: id })).toMatchObject({
      details: [{ fieldName: 'replacementId', messages: ['favourites/not-a-favourite'] }],
      skipable: false,
    })
  })

  it('are found by dish and ingredient in both languages, without accents, and by meal type', async () => {
    const token = await calls.subscriber()
    const [withPepper = ''] = calls.mealsWhere('dinner', (_, foods) => foods.includes('yellow-pepper'))
    const [without = ''] = calls.mealsWhere('lunch', (_, foods) => !foods.includes('yellow-pepper'))
    await calls.add(token, withPepper)
    await calls.add(token, without)
    expect(await calls.idsOf(token)).toEqual([without, withPepper])
    expect(await calls.idsOf(token, { text: 'ZOLTA papryka' })).toEqual([withPepper])
    expect(await calls.idsOf(token, { text: 'yellow' })).toEqual([withPepper])
    expect(await calls.idsOf(token, { text: 'zzzz' })).toEqual([])
    expect(await calls.idsOf(token, { mealType: 'Lunch' })).toEqual([without])
    expect(await calls.search(token, { text: 'yellow', mealType: 'Lunch' })).toMatchObject({ favoriteMealsCount: 0 })
  })

  it('are returned page by page', async () => {
    const token = await calls.subscriber()
    const ids = calls.mealsWhere('dinner', () => true).slice(0, FAVOURITES_SHOWN + 1)
    await mark(token, ids)
    expect(await calls.search(token)).toMatchObject({ favoriteMealsCount: FAVOURITES_SHOWN + 1 })
    const [first, second] = [await calls.idsOf(token), await calls.idsOf(token, { offset: FAVOURITES_SHOWN })]
    expect([first.length, second.length]).toEqual([FAVOURITES_SHOWN, 1])
    expect([...first, ...second].toSorted()).toEqual(ids.toSorted())
  })

  it('are limited in number, even when two are added at once', async () => {
    const token = await calls.subscriber()
    await mark(
      token,
      Array.from({ length: FAVOURITES_MOST - 1 }, (_, index) => `gone-${index}`),
    )
    const [one, other] = server.services.catalogue.meals
    const outcomes = await Promise.all([one, other].map((meal) => calls.add(token, meal?.id ?? '')))
    expect(outcomes.filter(({ __typename }) => __typename === 'FavoriteMealAdded')).toHaveLength(1)
    expect(outcomes.find(({ details }) => details !== undefined)).toMatchObject({
      details: [{ fieldName: 'mealId', messages: ['favourites/too-many'] }],
      description: expect.stringContaining(String(FAVOURITES_MOST)),
    })
    const [added] = await calls.idsOf(token)
    expect((await calls.add(token, added ?? '')).code).toBe(200)
  })

  it('must be meals of the catalogue', async () => {
    const token = await calls.subscriber()
    expect(await calls.add(token, 'no-such-meal')).toMatchObject({
      details: [{ fieldName: 'mealId', messages: ['favourites/no-such-meal'] }],
      description: expect.any(String),
    })
  })

  it('require access to the diet, except for removing', async () => {
    server.clock.moveTo('2026-11-23T11:00:00Z')
    const token = await calls.people.newPerson(null)
    const [meal] = server.services.catalogue.meals
    // Marked when the user still had access.
    await mark(token, [meal?.id ?? ''])
    expect((await calls.add(token, meal?.id ?? '')).__typename).toBe('UnauthorizedException')
    expect(await calls.insert(token, { date: TODAY, replacementId: 'x' })).toMatchObject({ code: 403 })
    expect(await calls.preview(token, TODAY, 'x')).toMatchObject({ code: 403 })
    expect(await calls.search(token)).toMatchObject({ favoriteMeals: [], favoriteMealsCount: 0 })
    expect((await calls.remove(token, 'x')).code).toBe(200)
  })
})

describe('a meal that an operator removes from the catalogue', () => {
  it('leaves the list, cannot be added, and shows no heart on planned days', async () => {
    const token = await calls.subscriber()
    const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-favourites-'))
    const mealId = 'apple-with-sunflower-tofu'
    const files = {
      'foods.csv': foodRow(SUNFLOWER_TOFU),
      [`recipes/snack/${mealId}.cook`]: recipe('Apple with sunflower tofu', '@apple{150%g} and @sunflower tofu{80%g}'),
    }
    await runAdmin(['catalogue', 'import', ownFolder(folder, files)], catalogueCommands, (work) =>
      work(server.services.db),
    )
    rmSync(folder, { recursive: true })
    await server.lookForImports()
    await calls.add(token, mealId)
    await calls.insert(token, { date: dayFromStart(2), replacementId: mealId, skipValidation: true })
    const hearts = async () =>
      (await calls.call(token, HEARTS, { date: dayFromStart(2) })).dailyDietPlan.events.find(
        ({ id }: Named) => id === mealId,
      )
    expect(await hearts()).toMatchObject({ isFavorite: true, canBeAddedToFavorites: true })
    await server.services.db.deleteFrom('catalogue_entries').execute()
    await server.services.db
      .updateTable('catalogue_revisions')
      .set({ revision: sql`revision + 1` })
      .execute()
    await server.lookForImports()
    expect(await calls.idsOf(token)).toEqual([])
    expect(await hearts()).toMatchObject({ canBeAddedToFavorites: false })
    expect((await calls.add(token, mealId)).details[0].messages).toEqual(['favourites/no-such-meal'])
    expect(await calls.insert(token, { date: dayFromStart(3), replacementId: mealId })).toMatchObject({
      skipable: false,
    })
  })
})
