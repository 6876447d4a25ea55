import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStore, whyFolderUnwritable } from './folder-store.ts'
import type { StoredFile } from './lit-store.ts'

const FILE: StoredFile = { path: '0123456789abcdef/fedcba9876543210-320-dark.webp', format: 'webp' }
const bytes = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#fff' } })
  .webp()
  .toBuffer()

let folder: string
let nowMs: number
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  nowMs = Date.UTC(2026, 10, 26)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => folderStore(folder, { clock: { now: () => nowMs }, randomBytes })

describe('folderStore', () => {
  it('keeps a picture for every server on the folder, and leaves nothing else behind', async () => {
    expect(await open().read(FILE)).toBeNull()
    await open().write(FILE, bytes)
    expect(Buffer.from((await open().read(FILE)) ?? [])).toEqual(bytes)
    expect(readdirSync(folder, { recursive: true })).toEqual([path.dirname(FILE.path), FILE.path])
  })

  it('replaces a picture at once, so that readers see all of one or all of the other', async () => {
    const noise = { width: 600, height: 600, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as const
    const large = await sharp({ create: { ...noise, background: '#000' } })
      .webp({ lossless: true })
      .toBuffer()
    const store = open()
    await store.write(FILE, large)
    const progress = { isOver: false }
    const writing = (async () => {
      for (let times = 0; times < 20; times += 1) await store.write(FILE, large)
      progress.isOver = true
    })()
    while (!progress.isOver) expect((await store.read(FILE))?.byteLength).toBe(large.byteLength)
    await writing
  })

  it.each([
    ['an empty', Buffer.alloc(0)],
    ['a cut', bytes.subarray(0, -1)],
  ])('has no picture in %s file, and replaces it', async (_, damaged) => {
    const store = open()
    await store.write(FILE, bytes)
    writeFileSync(path.join(folder, FILE.path), damaged)
    expect(await store.read(FILE)).toBeNull()
    await store.write(FILE, bytes)
    expect(await store.read(FILE)).not.toBeNull()
  })

  it('reports a folder that cannot be read or written', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    const store = folderStore(path.join(folder, 'file'), { clock: { now: () => nowMs }, randomBytes })
    await expect(store.write(FILE, bytes)).rejects.toThrow('ENOTDIR')
    await expect(store.read(FILE)).rejects.toThrow('ENOTDIR')
    expect(await whyFolderUnwritable(path.join(folder, 'file', 'x'))).toMatch('ENOTDIR')
    expect(await whyFolderUnwritable(path.join(folder, 'new', 'x'))).toBeNull()
  })
})

describe('the claim to draw ahead', () => {
  it('belongs to one server until it is released', async () => {
    const [a, b] = [open(), open()]
    expect([await a.claimDrawingAhead(), await b.claimDrawingAhead(), await a.claimDrawingAhead()]).toEqual([
      true,
      false,
      true,
    ])
    await b.releaseDrawingAhead()
    expect(await b.claimDrawingAhead()).toBe(false)
    await a.releaseDrawingAhead()
    expect(await b.claimDrawingAhead()).toBe(true)
  })

  it('is taken over from a server that has not renewed it for five minutes', async () => {
    const [a, b] = [open(), open()]
    await a.claimDrawingAhead()
    nowMs += 4 * 60_000
    await a.claimDrawingAhead()
    nowMs += 4 * 60_000
    expect(await b.claimDrawingAhead()).toBe(false)
    nowMs += 2 * 60_000
    expect([await b.claimDrawingAhead(), await a.claimDrawingAhead()]).toEqual([true, false])
  })
})
