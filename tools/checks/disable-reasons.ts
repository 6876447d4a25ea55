// Fails when a lint rule is switched off in a file without saying why behind " -- ".
import { globSync, readFileSync } from 'node:fs'

const DISABLE = /(?:\/\/|\/\*)\s*(?:ox|es)lint-disable/
const WITH_REASON = /-- \S.{9,}/

let failed = false
for (const file of globSync('{apps,packages,tools}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.gen.ts'],
})) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (!DISABLE.test(line) || WITH_REASON.test(line)) continue
    failed = true
    console.error(`${file}:${index + 1} switches a rule off without a reason: end it with " -- why".`)
  }
}
if (failed) process.exitCode = 1
