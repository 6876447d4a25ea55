// Fails when package-lock.json would install a package unchecked, or from a fixed registry.
import { readFileSync } from 'node:fs'
import { lockfileFaults } from './lockfile-faults.ts'

const faults = lockfileFaults(readFileSync('package-lock.json', 'utf8'))
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`package-lock.json has ${faults.length} faults: remove it and node_modules, then run "npm install".`)
  process.exitCode = 1
}
