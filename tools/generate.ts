// npm run generate: writes the committed files that are generated.
import { runGenerators } from './generate/run-generators.ts'

const failed = runGenerators()
if (failed !== null) {
  console.error(`"${failed}" failed (see above).`)
  process.exitCode = 1
}
