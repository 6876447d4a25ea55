// npm run admin: compiles the catalogue if it changed, then runs a command for operators.
import './process/load-env-file.ts'
import { buildAll } from './build/build-all.ts'

const failed = await buildAll(['catalogue'])
if (failed === null) await import('../apps/server/src/admin/main.ts')
else {
  console.error(`Building the ${failed} failed (see above).`)
  process.exitCode = 1
}
