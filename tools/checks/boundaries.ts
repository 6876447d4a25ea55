// Fails when a file imports what the architecture forbids, or when dependency-cruiser missed a source.
import configuration from '../../.dependency-cruiser.mjs'
import { findViolations } from './find-violations.ts'

/** Fewer sources mean that dependency-cruiser cannot read TypeScript. It would then find no violations at all. */
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
