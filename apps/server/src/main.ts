import { randomBytes } from 'node:crypto'
import { start } from './start.ts'

const outcome = await start({ variables: process.env, randomBytes })
if (outcome.kind === 'refused') {
  // Prints one message for people and sets the exit code for a supervisor.
  process.stderr.write(`${outcome.message}\n`)
  process.exit(1)
}
process.stdout.write(outcome.greeting)

let isStopping = false
const stop = (): void => {
  if (isStopping) return
  isStopping = true
  void outcome.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`Stopping failed: ${String(error)}\n`)
      process.exit(1)
    },
  )
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
