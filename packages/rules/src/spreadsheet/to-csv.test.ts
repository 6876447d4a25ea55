import { expect, it } from 'vitest'
import { toCsvLine } from './to-csv.ts'

it.each([
  ['plain text', 'plum', '"plum"'],
  ['quotes', 'a "b"', '"a ""b"""'],
  ['lines and commas', 'a,\nb', '"a,\nb"'],
  ['nothing', null, ''],
  ['a number below zero', -1.5, '-1.5'],
  ['a yes', true, 'true'],
  ['an instant', new Date('2026-11-22T10:00:00Z'), '"2026-11-22T10:00:00.000Z"'],
  ['a list', ['milk', 'egg'], '"[""milk"",""egg""]"'],
])('writes %s', (_, value, cell) => {
  expect(toCsvLine([value], 'en')).toBe(`${cell}\r\n`)
})

it('uses the separators of a Polish spreadsheet', () => {
  expect(toCsvLine(['a; b', 1.5, null, -2], 'pl')).toBe('"a; b";1,5;;-2\r\n')
})

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\r\n=1',
  '\n plum',
  ' =1',
  '\u00a0+1',
  '\u3000@SUM(A1)',
  '\u200b=1',
  '\u2028-1',
  ' \n =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' ＝1',
])('marks "%s", because it could be a formula', (text) => {
  expect(toCsvLine([text, 1], 'en')).toBe(`"'${text}",1\r\n`)
})

it.each(['plum = 1', ' plum', 'a@b.example', '1-2'])('leaves "%s" unmarked, because it is no formula', (text) => {
  expect(toCsvLine([text], 'en')).toBe(`"${text}"\r\n`)
})
