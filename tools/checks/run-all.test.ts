import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runAll } from './run-all.ts'

/** Changes to a new folder, because logs are written to the current one. */
function enterFreshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-checks-'))
  const before = process.cwd()
  process.chdir(folder)
  onTestFinished(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  })
  return folder
}

const shell = (name: string, code: string) => ({ name, command: ['sh', '-c', code] as const })

it('runs the lanes of a stage at the same time and reports the checks in their order', async () => {
  const folder = enterFreshFolder()
  const said = vi.spyOn(console, 'log').mockReturnValue()
  // The first check ends only after the second one has run in the other lane.
  const waits = shell('waits', 'until [ -e done ]; do sleep 0.01; done')
  const ends = shell('ends', 'touch done')
  const fails = shell('fails', 'echo why; exit 1')
  const isWell = await runAll([[[waits], [ends]], [[fails]]])
  const lines = said.mock.calls.map(([line]) => String(line))
  expect(lines.map((line) => line.split(/ +/).slice(0, 2).join(' '))).toEqual([
    'ok waits',
    'ok ends',
    'FAILED fails',
    'FAILED fails:',
  ])
  expect(lines.at(-1)).toMatch(/^2 passed, 1 failed$/m)
  expect(isWell).toBe(false)
  expect(readFileSync(path.join(folder, '.artifacts/test/fails.log'), 'utf8')).toBe('why\n')
})
