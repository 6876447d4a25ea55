// npm start: builds what changed, then becomes the server, so that signals reach it without a middleman.
import './process/load-env-file.ts'
import { buildAll } from './build/build-all.ts'
import { endOnSignal } from './process/end-on-signal.ts'
import { endWithNpm } from './process/end-with-npm.ts'
import { leadToOutsideWorld } from './process/lead-to-outside-world.ts'

endWithNpm()
const releaseSignals = endOnSignal()
const failed = await buildAll()
if (failed !== null) {
  console.error(`Building the ${failed} failed (see above).`)
  process.exit(1)
}
await leadToOutsideWorld()
// The server has its own way to end.
releaseSignals()
await import('../apps/server/src/main.ts')
