// Fails when a file imports what the architecture forbids, or when the cruiser did not see everything.
import configuration from '../../.dependency-cruiser.mjs'
import { findViolations } from './find-violations.ts'

/** A cruiser that cannot read TypeScript finds no violation in anything: it must have seen a tree of our size. */
const LEAST_SOURCES = 100

const { violations, unseen, seen } = await findViolations(process.cwd())
for (const { rule, from, to } of violations) {
  console.error(
    `${rule}: ${from} → ${to}\n  ${configuration.forbidden.find(({ name }) => name === rule)?.comment ?? ''}`,
  )
}
for (const file of unseen) console.error(`${file} was not looked at.`)
if (seen < LEAST_SOURCES) console.error(`Only ${seen} sources were found.`)
if (violations.length + unseen.length > 0 || seen < LEAST_SOURCES) process.exitCode = 1
else console.log(`${seen} sources keep to the boundaries.`)
