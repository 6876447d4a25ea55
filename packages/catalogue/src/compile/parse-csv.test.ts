import { describe, expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

const parse = (text: string) => parseCsv('t.csv', text, ['a', 'b'])

describe('parseCsv', () => {
  it('returns rows with their line numbers and skips empty lines', () => {
    expect(parse('a,b\n1,2\n\n3,\n').value).toEqual([
      {
        line: 2,
        cells: new Map([
          ['a', '1'],
          ['b', '2'],
        ]),
      },
      {
        line: 4,
        cells: new Map([
          ['a', '3'],
          ['b', ''],
        ]),
      },
    ])
  })

  it('refuses a table with a different header', () => {
    expect(parse('b,a\n1,2\n')).toEqual({
      value: null,
      errors: [
        {
          file: 't.csv',
          line: 1,
          message: 'The first line does not name the columns of this table',
          remedy: 'Make the first line: a,b',
        },
      ],
    })
  })

  it.each([
    ['too few cells', '1', '1 cells instead of 2'],
    ['too many cells', '1,2,3', '3 cells instead of 2'],
    ['quotes', '"1",2', 'A quotation mark'],
    ['blanks around a cell', '1, 2', 'A cell begins or ends with a blank'],
    ['carriage returns', '1,2\r', 'A cell begins or ends with a blank'],
  ])('refuses a row with %s and keeps the others', (_, row, message) => {
    const { value, errors } = parse(`a,b\n${row}\n3,4\n`)
    expect(errors).toMatchObject([{ file: 't.csv', line: 2, message }])
    expect(value?.map(({ line }) => line)).toEqual([3])
  })
})
