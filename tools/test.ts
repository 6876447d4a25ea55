// npm test: every check that a change must pass. `-- --beside 6` runs it beside six busy loops, as on a machine that others use.
import { parseArgs } from 'node:util'
import { EVERYTHING } from './checks/all-checks.ts'
import { runAll } from './checks/run-all.ts'
import { startBusyLoops } from './process/start-busy-loops.ts'

const { values } = parseArgs({ options: { beside: { type: 'string', default: '0' } } })
if (!/^\d{1,2}$/.test(values.beside)) {
  console.error(`--beside ${values.beside}: give a number of busy loops from 0 to 99. Nothing was run.`)
  process.exit(2)
}
const load = startBusyLoops(Number(values.beside))
process.exitCode = (await runAll(EVERYTHING)) ? 0 : 1
await load.stop()
