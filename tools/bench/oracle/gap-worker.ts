/**
 * Measures a share of the days on a thread of its own. `workerData` is the task; each message is the gap of one day.
 */
import { foods, meals } from '@dayplate/catalogue'
import { planDays, type PlanRequest } from '@dayplate/meal-planner'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { PlannerMeasurement } from '../planner-measurement.ts'
import { CROWDS, type SimulatedPerson, simulatePeople } from '../planner-people.ts'
import { measureDayGap } from './day-gap.ts'
import { HighsOracle } from './highs-oracle.ts'

/** Days planned before the measured one. As in a running plan, their meals may not be repeated on it. */
const DAYS_BEFORE = 3

/** Seed of people other than those of the plans. */
const SEED = 5

const { days, seconds, threads, thread } = z
  .object({ days: z.number(), seconds: z.number(), threads: z.number(), thread: z.number() })
  .parse(workerData)

const measurement = new PlannerMeasurement({ foods, meals })
const highs = await HighsOracle.load()
for (const [index, someone] of simulatePeople(days, SEED, CROWDS.usual).entries()) {
  if (index % threads !== thread) continue
  parentPort?.postMessage({ index, gap: measureDayGap(fourthDay(someone), highs, seconds) })
}

function fourthDay(someone: SimulatedPerson): PlanRequest {
  const request = measurement.request(someone, 'oracle')
  const before = planDays({ ...request, days: request.days.slice(0, DAYS_BEFORE) })
  return {
    ...request,
    days: request.days.slice(DAYS_BEFORE, DAYS_BEFORE + 1),
    previousMeals: before.map(({ meals: eaten }) => eaten.map(({ mealId }) => mealId)),
  }
}
