import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DETAILS, FOODS, REPLACE_PRODUCT } from './tools/replace-documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { quickDrawer } from './tools/quick-drawer.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
const { drawer, jobs } = quickDrawer()
beforeAll(async () => {
  server = await startTestServer(null, { drawer })
  people = await subscribersOf(server)
})
afterAll(() => server.close())

interface ShownIngredient {
  readonly key: string
  readonly productAmountId: string
  readonly hasReplacement: boolean
}

it('draws meals with a swapped ingredient while the person compares foods, so that the chosen one is there at once', async () => {
  server.clock.moveTo('2026-11-21T11:00:00Z')
  const token = await people.newPerson()
  await people.generate(token)
  const call = async (document: string, variables: Record<string, unknown>) =>
    (await server.client.call(document, { token, variables })).data
  const date = dayFromStart(2)
  const breakfast = async () => {
    const day = await people.dayOf(token, 2)
    const [event] = day.events
    if (event === undefined) throw new Error('the day has no meal')
    return { day, event }
  }
  const { day, event } = await breakfast()
  const asked = { userDietSetId: day.setId, mealType: event.mealType.type, dietMealId: event.id, date }
  const dishes: readonly { readonly ingredients: readonly ShownIngredient[] }[] = (await call(DETAILS, asked))
    .mealDetails.dishes
  const ingredient = dishes.flatMap(({ ingredients }) => ingredients).find(({ hasReplacement }) => hasReplacement)
  if (ingredient === undefined) throw new Error('nothing can be swapped')
  const { productAmountId, key } = ingredient
  expect(jobs).toEqual([])

  const { replacements } = (await call(FOODS, { date, productAmountId })).ingredientReplacements
  await expect.poll(() => jobs.length).toBe(Math.min(7, replacements.length))

  const drawn = jobs.length
  await call(REPLACE_PRODUCT, { request: { date, productAmountId, key, replacementId: replacements[0].id } })
  const url = (await breakfast()).event.preparationImageUrl
  expect(url).not.toBe(event.preparationImageUrl)
  const file = url.replace('/pictures/meals/', '').replace('.webp', '.avif')
  await expect.poll(() => existsSync(path.join(server.picturesFolder, file))).toBe(true)
  const picture = await server.client.raw({ method: 'GET', url: url.replace('.webp', '.avif') })
  expect([picture.status, picture.headers['content-type'], jobs.length]).toEqual([200, 'image/avif', drawn])
})
