import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { FIRST_EXAMPLE } from '@dayplate/rules/example-days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawCatalogue, drawTodaysMeals } from '../src/draw-pictures.ts'
import { noLitPlates, type LitPlates } from '../src/modules/pictures/index.ts'
import { seedDemo } from '../src/scenario/index.ts'
import { DAY, LOGIN, type AnsweredEvent } from './tools/documents.ts'
import { EXAMPLE_DAY } from './tools/shop-documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedDemo(server.services)
})
afterAll(() => server.close())

/** The versions and foods in the order in which they were drawn. */
let drawn: string[]
let drawnFoods: string[]
beforeEach(() => {
  drawn = []
  drawnFoods = []
})

const recording = (change: Partial<LitPlates> = {}): LitPlates => ({
  ...noLitPlates,
  claimDrawingAhead: () => Promise.resolve(true),
  prepare: (version) => {
    drawn.push(version.id)
    return Promise.resolve('drawn')
  },
  prepareFood: ({ id }) => {
    drawnFoods.push(id)
    return Promise.resolve('drawn')
  },
  ...change,
})
const servicesWith = (litPlates: LitPlates) => ({ ...server.services, catalogue: server.services.catalogue, litPlates })

const versionsOf = (events: readonly Pick<AnsweredEvent, 'preparationImageUrl'>[]): readonly string[] =>
  events.map(({ preparationImageUrl }) => /meals\/([0-9a-f]{16})/.exec(preparationImageUrl)?.[1] ?? '')

interface AnsweredMeal extends Pick<AnsweredEvent, 'preparationImageUrl'> {
  readonly mealType: { readonly type: string }
}

/** Finds what the first press on a meal's swap button shows. */
const firstReplacementIn =
  (replacements: readonly AnsweredMeal[]) =>
  ({ mealType }: AnsweredMeal): readonly AnsweredMeal[] =>
    replacements.filter((meal) => meal.mealType.type === mealType.type).slice(0, 1)

/** The meals of the page for visitors and of the demo subscriber's day, as the gateway answers them. */
async function shownToday() {
  const { exampleDay } = (await server.client.call(EXAMPLE_DAY, { variables: { ...FIRST_EXAMPLE } })).data
  const variables = { email: 'maja@dayplate.example', password: 'green-plate' }
  const { token } = (await server.client.call(LOGIN, { variables })).data.login
  const date = dayOfInstant(server.clock.now(), DEFAULT_TIME_ZONE)
  const { dailyDietPlan } = (await server.client.call(DAY, { token, variables: { date } })).data
  return {
    first: versionsOf(exampleDay.events),
    demo: versionsOf(dailyDietPlan.events),
    others: versionsOf(exampleDay.events.flatMap(firstReplacementIn(exampleDay.exampleReplacements))),
  }
}

describe('drawing the catalogue ahead', () => {
  it("begins with today's meals of the home page and the demo, and draws every current meal and food once", async () => {
    const report = await drawCatalogue(servicesWith(recording()), {
      stopping: new AbortController().signal,
      pauseMs: 0,
    })
    const { first, demo, others } = await shownToday()
    const today = [...new Set([...first, ...demo, ...others])]
    const current = [...server.services.catalogue.currentByMealId.values()].map(({ id }) => id)
    expect(drawn.slice(0, today.length)).toEqual(today)
    expect(drawn.toSorted()).toEqual([...new Set([...today, ...current])].toSorted())
    expect(drawnFoods.toSorted()).toEqual([...server.services.catalogue.foodById.keys()].toSorted())
    expect(report).toMatchObject({ drawn: drawn.length + drawnFoods.length, kept: 0, leftOut: 0 })
  })

  it('ends with the drawing it is at when the server stops, and gives its claim back', async () => {
    const stopping = new AbortController()
    let isReleased = false
    const litPlates = recording({
      prepare: (version) => {
        drawn.push(version.id)
        // Comes in the pause after the drawing, which would take a minute.
        setImmediate(() => stopping.abort())
        return Promise.resolve('drawn')
      },
      releaseDrawingAhead: () => Promise.resolve(void (isReleased = true)),
    })
    const report = await drawCatalogue(servicesWith(litPlates), { stopping: stopping.signal, pauseMs: 60_000 })
    expect([drawn.length, report?.drawn, isReleased]).toEqual([1, 1, true])
  })

  it('leaves the work to the server that is doing it', async () => {
    const litPlates = recording({ claimDrawingAhead: () => Promise.resolve(false) })
    const never = new AbortController().signal
    expect(await drawCatalogue(servicesWith(litPlates), { stopping: never, pauseMs: 0 })).toBeNull()
    expect(drawn).toEqual([])
  })
})

describe("drawing today's meals before the server answers", () => {
  it('draws those of the home page and the demo, and none after the time', async () => {
    const { first, demo, others } = await shownToday()
    await drawTodaysMeals(server.services, { litPlates: recording(), atOnce: 2, withinMs: 60_000 })
    expect(drawn.toSorted()).toEqual([...new Set([...first, ...demo, ...others])].toSorted())
    drawn = []
    await drawTodaysMeals(server.services, { litPlates: recording(), atOnce: 2, withinMs: -1 })
    expect(drawn).toEqual([])
  })
})
