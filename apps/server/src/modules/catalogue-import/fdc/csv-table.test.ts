import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scanTable } from './csv-table.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dayplate-csv-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function scan(text: string, columns: readonly string[]) {
  const file = path.join(folder, 'table.csv')
  writeFileSync(file, text)
  const rows: (readonly string[])[] = []
  const error = await scanTable({ file, columns, onRow: (cell) => rows.push(columns.map(cell)) })
  return { rows, error }
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

describe('scanTable', () => {
  it('reads quoted and plain cells as they were written', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => ({ text, written: quote(text) })),
      fc.stringMatching(/^[a-z0-9 .]+$/).map((text) => ({ text, written: text })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
        const lines = rows.map((row) => row.map(({ written }) => written).join(','))
        expect(await scan(`a,b\n${lines.join('\n')}`, ['a', 'b'])).toEqual({
          rows: rows.map((row) => row.map(({ text }) => text)),
          error: null,
        })
      }),
      // Each run writes a file.
      { numRuns: 25 },
    )
  })

  it('reads the line ends and the byte order mark of Windows', async () => {
    const { rows } = await scan('\uFEFFid,note\r\n1,"two\nlines"\r\n2,plain', ['id', 'note'])
    expect(rows).toEqual([
      ['1', 'two\nlines'],
      ['2', 'plain'],
    ])
  })

  it('reads the same rows wherever a chunk of the file ends', async () => {
    const note = `${'é'.repeat(60)} "quoted"\nand a second line`
    // Longer than two chunks of a megabyte.
    const rows = Array.from({ length: 16_000 }, (_, index) => [String(index), note])
    const lines = rows.map((row) => row.map(quote).join(','))
    expect((await scan(`id,note\n${lines.join('\n')}\n`, ['id', 'note'])).rows).toEqual(rows)
  })

  it('reports a missing quotation mark instead of reading the rest of the file as one row', async () => {
    const { error } = await scan(`id,note\n1,"lost\n${'2,plain row\n'.repeat(900_000)}`, ['id', 'note'])
    expect(error?.message).toMatch(/^The table cannot be read: Max Record Size/)
  })

  it('reports the line of a quotation mark inside a plain cell', async () => {
    expect((await scan('id,note\n1,fine\n2,half"way\n', ['id', 'note'])).error).toEqual({
      line: 3,
      message: expect.stringMatching(/^The table cannot be read: Invalid Opening Quote/),
    })
  })

  it('skips rows that lack columns', async () => {
    expect(await scan('id\n1\n', ['id', 'note'])).toEqual({
      rows: [],
      error: { line: 1, message: 'Columns are missing: note' },
    })
  })
})
