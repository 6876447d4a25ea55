import { expect, it } from 'vitest'
import { textTable } from './text-table.ts'

it('lines columns up, figures at the right', () => {
  const table = textTable(
    ['name', 'uses', 'note'],
    [
      ['a', 7, ''],
      ['longer', 1_000, 'for friends'],
    ],
  )
  expect(table.split('\n')).toEqual(['name    uses  note', 'a          7', 'longer  1000  for friends'])
})

it('is its head alone without rows', () => {
  expect(textTable(['name', 'uses'], [])).toBe('name  uses')
})
