// npm test: everything a change must pass.
import { STATIC_CHECKS, TESTS } from './checks/all-checks.ts'
import { runAll } from './checks/run-all.ts'

const build = { name: 'build', command: ['node', 'tools/build.ts'] } as const

process.exitCode = (await runAll([build, ...STATIC_CHECKS, ...TESTS])) ? 0 : 1
