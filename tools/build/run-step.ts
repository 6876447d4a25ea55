import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from '../process/run-node.ts'
import { fingerprint } from './fingerprint.ts'
import { BUILD_ENVIRONMENT, type BuildStep } from './steps.ts'

/** In node_modules, so that a fresh install also builds again. */
const STAMPS = 'node_modules/.cache/dayplate-build'

/** `absent`: this version of the sources does not have the step. */
export type StepOutcome = 'built' | 'fresh' | 'failed' | 'absent'

const stampOf = (step: BuildStep): string => path.join(STAMPS, step.name.replaceAll(' ', '-'))

/** Digest of a step's inputs. Its own results (`*.gen.ts`) are left out, because they follow from the other inputs. */
function digestOf(step: BuildStep): string {
  const files = fingerprint(['package-lock.json', ...step.inputs], (file) => !file.endsWith('.gen.ts'))
  return `${files} ${JSON.stringify({ command: step.command, environment: BUILD_ENVIRONMENT })}`
}

function isFresh(step: BuildStep, digest: string): boolean {
  const stamp = stampOf(step)
  return existsSync(step.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
}

/** Runs a build step in the current folder, unless its result was made from the present inputs. */
export async function runStep(step: BuildStep): Promise<StepOutcome> {
  if (!existsSync(step.command[0])) return 'absent'
  const digest = digestOf(step)
  if (isFresh(step, digest)) return 'fresh'
  console.log(`Building the ${step.name} …`)
  if (!(await runNode(step.command, BUILD_ENVIRONMENT))) return 'failed'
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stampOf(step), digest)
  return 'built'
}
