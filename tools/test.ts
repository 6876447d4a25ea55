// npm test: every check that a change must pass.
import { BUILD, STATIC_CHECKS, TESTS } from './checks/all-checks.ts'
import { runAll } from './checks/run-all.ts'

process.exitCode = (await runAll([BUILD, ...STATIC_CHECKS, ...TESTS])) ? 0 : 1
