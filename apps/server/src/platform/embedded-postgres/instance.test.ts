import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { describeInstance } from './instance.ts'

const top = mkdtempSync(path.join(tmpdir(), 'dayplate-paths-'))
const deep = path.join(top, 'a-folder-name-of-forty-characters-in-all', 'a-folder-name-of-forty-characters-in-all')
mkdirSync(deep, { recursive: true })
afterAll(() => rmSync(top, { recursive: true }))

it('keeps the database of an ordinary user inside the clone', () => {
  expect(describeInstance(top, 'postgres', null).dataFolder).toBe(path.join(top, '.data/postgres/data'))
})

it("keeps root's database in a folder that PostgreSQL's account can enter", () => {
  expect(describeInstance(top, 'postgres', { uid: 7, gid: 7 }).dataFolder).toMatch(
    /^\/var\/lib\/dayplate\/[0-9a-f]{12}\/postgres\/data$/,
  )
})

it("moves the socket to a short folder when the clone's path is too long for a socket address", () => {
  expect(describeInstance(top, 'postgres', null).socketFolder).toBe(path.join(top, '.data/postgres/run'))
  expect(describeInstance(deep, 'postgres', null).socketFolder).toMatch(/^\/tmp\/dayplate-[0-9a-f]{12}$/)
})

it('gives clones and instances separate folders', () => {
  const user = { uid: 7, gid: 7 }
  const homes = [top, deep].flatMap((root) =>
    ['postgres', 'test'].map((name) => describeInstance(root, name, user).home),
  )
  expect(new Set(homes).size).toBe(4)
})
