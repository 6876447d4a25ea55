import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { takePidFile } from './pid-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-lock-'))
const file = path.join(folder, 'lock.pid')
afterAll(() => rmSync(folder, { recursive: true }))

it('is refused while its owner lives, and can be taken after its release', () => {
  const lock = takePidFile(file)
  expect(lock).not.toBeNull()
  expect(takePidFile(file)).toBeNull()
  lock?.release()
  const next = takePidFile(file)
  expect(next).not.toBeNull()
  next?.release()
})

it('can be taken from a dead owner whose process id was reused', () => {
  writeFileSync(file, `${process.pid} Thu Jan  1 00:00:00 1970`)
  const lock = takePidFile(file)
  expect(lock).not.toBeNull()
  lock?.release()
})
