// npm run check: runs the checks that a change against main affects, in about two minutes; `npm test` runs everything.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PREPARE, STATIC_CHECKS } from './checks/all-checks.ts'
import { runAll } from './checks/run-all.ts'
import { testsOfChange } from './checks/tests-of-change.ts'

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
const named = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
const changed = [...new Set(named)].filter((file) => existsSync(file))
process.exitCode = (await runAll([PREPARE, [STATIC_CHECKS, testsOfChange(changed)]])) ? 0 : 1
