// Started by the tests as a process of its own that can be killed: node hold-postgres.fixture.ts <root>
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const started = await startEmbeddedPostgres({ root: process.argv[2] ?? '' })
process.stdout.write(`${started.kind}\n`)
