// npm start: builds what changed, then runs the server in this same process, so that signals reach it directly.
import './process/load-env-file.ts'
import { existsSync } from 'node:fs'
import { parseEnvironment } from '../apps/server/src/environment/environment.ts'
import { buildAll } from './build/build-all.ts'
import { BUILD_STEPS } from './build/steps.ts'
import { endOnSignal } from './process/end-on-signal.ts'
import { endWithNpm } from './process/end-with-npm.ts'
import { leadToOutsideWorld } from './process/lead-to-outside-world.ts'

/**
 * Whether the server will refuse to start. If so, nothing is built, because a build in the folder of a running product
 * removes files that its open pages still request. Before the first build this cannot be checked.
 */
const willBeRefused = (): boolean =>
  BUILD_STEPS.every(({ output }) => existsSync(output)) && parseEnvironment(process.env).kind === 'refused'

endWithNpm()
const releaseSignals = endOnSignal()
const failed = willBeRefused() ? null : await buildAll()
if (failed !== null) {
  console.error(`Building the ${failed} failed (see above).`)
  process.exit(1)
}
await leadToOutsideWorld()
// The server handles signals itself from here on.
releaseSignals()
await import('../apps/server/src/main.ts')
