// npm run validate: the checks that do not run the sources, for every save and commit.
import { PREPARE, STATIC_CHECKS } from './checks/all-checks.ts'
import { runAll } from './checks/run-all.ts'

process.exitCode = (await runAll([PREPARE, [STATIC_CHECKS]])) ? 0 : 1
