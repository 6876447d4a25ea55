/**
 * Plans for a share of the people on a thread of its own. `workerData` is the task; each message is a batch of
 * results.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { foods, meals } from '@dayplate/catalogue'
import { z } from 'zod'
import { PlannerMeasurement } from './planner-measurement.ts'
import { CROWDS, simulatePeople } from './planner-people.ts'

/** Number of people per message. */
const BATCH = 50

const { crowd, people, seed } = z
  .object({ crowd: z.enum(['usual', 'extreme', 'excluding']), people: z.number(), seed: z.number() })
  .parse(workerData)

const simulated = simulatePeople(people, seed, CROWDS[crowd])
const measurement = new PlannerMeasurement({ foods, meals })
measurement.warmUp(simulated)
for (let from = 0; from < simulated.length; from += BATCH) {
  const batch = simulated.slice(from, from + BATCH)
  parentPort?.postMessage(batch.map((someone, index) => measurement.plan(someone, `${crowd} ${seed} ${from + index}`)))
}
