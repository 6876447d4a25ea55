// Fails when package-lock.json would install a package unchecked, or from a fixed registry.
import { readFileSync } from 'node:fs'
import { lockfileErrors } from './lockfile-errors.ts'

const errors = lockfileErrors(readFileSync('package-lock.json', 'utf8'))
for (const error of errors) console.error(error)
if (errors.length > 0) {
  console.error(`package-lock.json has ${errors.length} errors: remove it and node_modules, then run "npm install".`)
  process.exitCode = 1
}
