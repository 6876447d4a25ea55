// npm run validate: what can be said of the sources without running them; for every save and commit.
import { PREPARE, STATIC_CHECKS } from './checks/all-checks.ts'
import { runAll } from './checks/run-all.ts'

process.exitCode = (await runAll([PREPARE, [STATIC_CHECKS]])) ? 0 : 1
