import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_TIME_ZONE, dayOfInstant } from '@dayplate/dates'
import { allExampleChoices, type ExampleChoice, FIRST_EXAMPLE } from '@dayplate/rules/example-days'
import { OverloadedError } from '../../platform/graphql/errors.ts'
import type { Services } from '../../services.ts'
import type { ExampleDay } from './kept/index.ts'
import { editionOf, exampleDate, planExample } from './plan-example.ts'

/** Between two days, so that people's plans and requests get the core: all days together take about 20 s. */
const PAUSE_MS = 50

/** After people's plans filled the queue of the planner. */
const PAUSE_WHEN_BUSY_MS = 5_000

type Preparing = Pick<Services, 'catalogue' | 'planner' | 'clock' | 'exampleDays'>

interface Options {
  readonly stopping: AbortSignal
  readonly pauseMs?: number
}

/**
 * Plans the example days that are missing or were planned from an earlier catalogue or week, one after the other, the likeliest
 * choices first. So a person's plan waits behind one example day at most. Returns how many were planned.
 */
export async function prepareExamples(services: Preparing, { stopping, pauseMs = PAUSE_MS }: Options): Promise<number> {
  let planned = 0
  for (const choice of allExampleChoices()) {
    if (stopping.aborted) break
    if (findCurrent(services, choice) !== null) continue
    await prepareWhenFree(services, choice, stopping)
    planned += 1
    await pause(pauseMs, stopping)
  }
  return planned
}

/** The example day that visitors see first, planned now if it is not kept yet. For the start of a server, not for requests. */
export const prepareFirstExample = (services: Preparing): Promise<ExampleDay> => prepareExample(services, FIRST_EXAMPLE)

async function prepareExample(services: Preparing, choice: ExampleChoice): Promise<ExampleDay> {
  const kept = findCurrent(services, choice)
  if (kept !== null) return kept
  const example = await planExample(services, choice, dateNow(services))
  services.exampleDays.keep(example)
  return example
}

async function prepareWhenFree(services: Preparing, choice: ExampleChoice, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await prepareExample(services, choice)
      return
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error
      await pause(PAUSE_WHEN_BUSY_MS, stopping)
    }
  }
}

function findCurrent(services: Preparing, choice: ExampleChoice): ExampleDay | null {
  const kept = services.exampleDays.find(choice)
  return kept?.edition === editionOf(services.catalogue, dateNow(services)) ? kept : null
}

const dateNow = ({ clock }: Preparing) => exampleDate(dayOfInstant(clock.now(), DEFAULT_TIME_ZONE))

const pause = (ms: number, stopping: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal: stopping }).catch(() => undefined)
