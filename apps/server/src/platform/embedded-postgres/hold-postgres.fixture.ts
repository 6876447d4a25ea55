// Tests start this as a process they can kill: node hold-postgres.fixture.ts <root>
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const started = await startEmbeddedPostgres({ root: process.argv[2] ?? '' })
process.stdout.write(`${started.kind}\n`)
