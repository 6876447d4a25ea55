import { describe, expect, it } from 'vitest'
import { runCommand } from './run-command.ts'

const A_MINUTE = { afterMs: 60_000, graceMs: 0 }
const HANG = 'setInterval(() => {}, 1000)'
/** Ignores SIGTERM, and starts a process that outlives both it and the time limit of the test. */
const DEAF = "trap '' TERM; sleep 30 & sleep 30"

describe('a command', () => {
  it('ends well when its exit code is 0, and returns all its output', async () => {
    const ended = await runCommand(['node', '-e', 'console.log(1); console.error(2)'], A_MINUTE)
    expect(ended.ending).toEqual({ kind: 'well' })
    expect(ended.output.split('\n').toSorted()).toEqual(['', '1', '2'])
  })

  it.each([
    ['ends with an error', ['node', '-e', 'process.exit(3)'] as const],
    ['does not exist', ['no-such-program'] as const],
  ])('ends badly when it %s', async (_, command) => {
    expect((await runCommand(command, A_MINUTE)).ending).toEqual({ kind: 'badly' })
  })

  it('is stopped at its time limit, and reported as late', async () => {
    const { ending } = await runCommand(['node', '-e', HANG], { afterMs: 50, graceMs: 60_000 })
    expect(ending).toEqual({ kind: 'late', afterMs: 50 })
  })

  it('is stopped even when it ignores SIGTERM and its child process keeps the output open', async () => {
    const { ending } = await runCommand(['sh', '-c', DEAF], { afterMs: 300, graceMs: 50 })
    expect(ending).toEqual({ kind: 'late', afterMs: 300 })
  })
})
