import { oneAtATime } from '../ready/one-at-a-time.mjs'
import { runStep } from './run-step.ts'
import { BUILD_STEPS } from './steps.ts'

const NAMES = BUILD_STEPS.map((step) => step.name)

async function firstFailure(names: readonly string[]): Promise<string | null> {
  for (const step of BUILD_STEPS.filter(({ name }) => names.includes(name))) {
    if ((await runStep(step)) === 'failed') return step.name
  }
  return null
}

/** Builds everything that changed since the last build. Returns the name of the step that failed, or null. */
export async function buildAll(names: readonly string[] = NAMES): Promise<string | null> {
  const outcome: { failed: string | null } = { failed: null }
  await oneAtATime('build', async () => {
    outcome.failed = await firstFailure(names)
  })
  return outcome.failed
}
