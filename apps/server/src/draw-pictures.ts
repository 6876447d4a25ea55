import { setTimeout as sleep } from 'node:timers/promises'
import { loadMissingVersions, type MealVersion } from './modules/catalogue/index.ts'
import { prepareFirstExample } from './modules/example-days/index.ts'
import type { LitPlates, Preparation } from './modules/pictures/index.ts'
import { findDemoMeals } from './scenario/index.ts'
import type { Services } from './services.ts'

/** Between two drawings of the catalogue, so that planning and requests get the core. */
const PAUSE_MS = 250
/** A food takes a twentieth of a meal's time. */
const FOODS_A_MEAL = 20

/** The one who asks for what is drawn ahead for everybody. */
const SENDER = 'catalogue'

/** How many meals and foods were drawn, and after how many seconds. */
export interface DrawingReport {
  readonly drawn: number
  /** Lit before. */
  readonly kept: number
  /** Without a form, or their drawing failed. */
  readonly leftOut: number
  readonly seconds: number
}

/** One drawing, and the pause after it. */
interface Task {
  readonly prepare: () => Promise<Preparation>
  readonly pauseMs: number
}

type Drawing = Pick<Services, 'db' | 'clock' | 'catalogue' | 'planner' | 'litPlates' | 'exampleDays'>

/**
 * Draws what is missing of today's meals, then of the foods, then of the catalogue's other meals. Null when another server that keeps its pictures in the same
 * folder is doing it. Ends early, and gives up its claim, when the server stops.
 */
export async function drawCatalogue(
  services: Drawing,
  { stopping, pauseMs = PAUSE_MS }: { readonly stopping: AbortSignal; readonly pauseMs?: number },
): Promise<DrawingReport | null> {
  const { litPlates, catalogue } = services
  const startedMs = performance.now()
  const counts = { drawn: 0, kept: 0, 'left-out': 0, refused: 0 }
  if (!(await litPlates.claimDrawingAhead())) return null
  try {
    const today = await findTodaysMeals(services)
    const others = [...catalogue.currentByMealId.values()].filter((version) => !today.has(version))
    const meal = (version: MealVersion): Task => ({ prepare: () => litPlates.prepare(version, SENDER), pauseMs })
    const foods = [...catalogue.foodById.values()].map((food) => ({
      prepare: () => litPlates.prepareFood(food, SENDER),
      pauseMs: pauseMs / FOODS_A_MEAL,
    }))
    for (const task of [...[...today].map(meal), ...foods, ...others.map(meal)]) {
      if (stopping.aborted || !(await litPlates.claimDrawingAhead())) break
      const preparation = await task.prepare()
      counts[preparation] += 1
      if (preparation === 'drawn' || preparation === 'refused') await pause(task.pauseMs, stopping)
    }
  } finally {
    await litPlates.releaseDrawingAhead()
  }
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  return { drawn: counts.drawn, kept: counts.kept, leftOut: counts['left-out'], seconds }
}

const pause = (ms: number, stopping: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal: stopping }).catch(() => undefined)

/** Draws today's meals with all threads of the given pictures, and begins no further one after the time. */
export async function drawTodaysMeals(
  services: Drawing,
  {
    litPlates,
    atOnce,
    withinMs,
  }: { readonly litPlates: LitPlates; readonly atOnce: number; readonly withinMs: number },
): Promise<void> {
  const endsMs = performance.now() + withinMs
  const waiting = [...(await findTodaysMeals(services))]
  const drawNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (performance.now() > endsMs) return
      await litPlates.prepare(next, SENDER)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext))
}

/** What visitors and the demo subscriber see first, in the order in which they see it. */
async function findTodaysMeals(services: Drawing): Promise<ReadonlySet<MealVersion>> {
  const { catalogue } = services
  const { day, replacements } = await prepareFirstExample(services)
  const own = day.document.meals.map(({ version }) => version)
  // The first press on a swap button shows the first replacement of a meal.
  const swaps = day.document.meals.flatMap(({ type }) => replacements.find((meal) => meal.type === type)?.version ?? [])
  const ids = [...own, ...(await findDemoMeals(services)), ...swaps]
  await loadMissingVersions(services, ids)
  return new Set(ids.flatMap((id) => catalogue.versions.get(id) ?? []))
}
