import { expect, it } from 'vitest'
import { statementNames } from './statement-names.ts'

it('names a statement from its second run on, always with the same name', () => {
  const nameOf = statementNames()
  const text = 'select "id" from "users" where "id" = $1'
  expect(nameOf(text)).toBeNull()
  const name = nameOf(text)
  expect(name).toMatch(/^[\da-f]{24}$/)
  expect(nameOf(text)).toBe(name)
  const ofAnotherServer = statementNames()
  ofAnotherServer(text)
  expect(ofAnotherServer(text)).toBe(name)
})

it('gives different statements different names', () => {
  const nameOf = statementNames()
  const [one, other] = ['select $1', 'select $1, $2'].map((text) => [nameOf(text), nameOf(text)][1])
  expect(one).not.toBe(other)
})

it.each([
  'select * from "users" where "id" = $1',
  'update "users" set "name" = $1 returning *',
  'select "u".* from "users" as "u" where "id" = $1',
  'select "name", (select count(*) from (select * from "weights") "w") from "users" where "id" = $1',
])('leaves a statement unnamed if its columns change with its table: %s', (text) => {
  const nameOf = statementNames()
  expect([nameOf(text), nameOf(text)]).toEqual([null, null])
})

it('names a limited number of statements', () => {
  const nameOf = statementNames()
  const texts = Array.from({ length: 1_000 }, (_, index) => `select $1 as "c${index}"`)
  for (const text of texts) nameOf(text)
  expect(texts.map(nameOf).filter((name) => name !== null)).toHaveLength(256)
  expect(nameOf('select $1 as "c0"')).not.toBeNull()
})

it('leaves inserts of many rows unnamed', () => {
  const nameOf = statementNames()
  const text = `insert into "weights" values ${'($1, $2), '.repeat(2_000)}`
  expect([nameOf(text), nameOf(text)]).toEqual([null, null])
})
