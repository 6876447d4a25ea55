import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findChromium } from './find-chromium.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-chromium-'))
const program = path.join(folder, 'chromium')
writeFileSync(program, '')
chmodSync(program, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

it('takes the browser that CHROMIUM_PATH names before any other', async () => {
  expect((await findChromium({ CHROMIUM_PATH: program })).path).toBe(program)
})

it('refuses a CHROMIUM_PATH that does not exist, and names it', async () => {
  await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow('/nowhere/chromium')
})

it('switches the sandbox off only for root', async () => {
  const { args } = await findChromium({ CHROMIUM_PATH: program })
  expect(args.includes('--no-sandbox')).toBe(process.getuid?.() === 0)
})
