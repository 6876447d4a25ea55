import { expect, it } from 'vitest'
import { textTable } from './text-table.ts'

it('aligns columns, with numbers at the right', () => {
  const table = textTable(
    ['name', 'uses', 'note'],
    [
      ['a', 7, ''],
      ['longer', 1_000, 'for friends'],
    ],
  )
  expect(table.split('\n')).toEqual(['name    uses  note', 'a          7', 'longer  1000  for friends'])
})

it('consists of its head when there are no rows', () => {
  expect(textTable(['name', 'uses'], [])).toBe('name  uses')
})
