// node tools/build.ts: builds everything that changed.
import { buildAll } from './build/build-all.ts'

const failed = await buildAll()
if (failed !== null) {
  console.error(`Building the ${failed} failed (see above).`)
  process.exitCode = 1
}
