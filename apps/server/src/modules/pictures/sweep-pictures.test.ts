import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { sweepPictures } from './sweep-pictures.ts'

const [CHOSEN, UNCHOSEN] = ['0123456789abcdef', 'fedcba9876543210']
const [KEY, EARLIER_KEY] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
const DAY_S = 24 * 60 * 60

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sweep-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(file: string, ageDays: number): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, '')
  const seconds = Date.now() / 1000 - ageDays * DAY_S
  utimesSync(target, seconds, seconds)
}

const sweep = (from = folder) =>
  sweepPictures(from, { clock: systemClock, currentKeyOf: (id) => Promise.resolve(id === CHOSEN ? KEY : null) })

describe('sweepPictures', () => {
  it('deletes old pictures of an earlier engine and beginnings, and keeps current ones for good', async () => {
    put(`${CHOSEN}/${KEY}-640.avif`, 400)
    put(`${CHOSEN}/${EARLIER_KEY}-640.avif`, 31)
    put(`${CHOSEN}/${KEY}-320.avif.0011.part`, 31)
    expect(await sweep()).toBe(2)
    expect(readdirSync(path.join(folder, CHOSEN))).toEqual([`${KEY}-640.avif`])
  })

  it('deletes old pictures of versions that are in no one’s days, with their folder', async () => {
    put(`${UNCHOSEN}/${KEY}-640.avif`, 31)
    expect(await sweep()).toBe(1)
    expect(existsSync(path.join(folder, UNCHOSEN))).toBe(false)
  })

  it('keeps what was drawn within 30 days, which open pages may ask for, and what is no picture', async () => {
    put(`${CHOSEN}/${EARLIER_KEY}-640.avif`, 29)
    put(`${UNCHOSEN}/${KEY}-640.avif`, 29)
    put('drawing-ahead', 400)
    expect(await sweep()).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual([CHOSEN, 'drawing-ahead', UNCHOSEN])
  })

  it('has nothing to do before the first picture', async () => {
    expect(await sweep(path.join(folder, 'missing'))).toBe(0)
  })
})
