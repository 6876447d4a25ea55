import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvCells, csvRecords } from './csv-records.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dayplate-csv-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function recordsOf(text: string): Promise<readonly string[]> {
  const file = path.join(folder, 'table.csv')
  writeFileSync(file, text)
  const batches: string[] = []
  for await (const records of csvRecords(file)) batches.push(...records)
  return batches
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

describe('csvCells', () => {
  it('gives back what was written, quoted or plain', () => {
    const cell = fc.oneof(
      fc.string().map((text) => ({ text, written: quote(text) })),
      fc.stringMatching(/^[a-z0-9 .]*$/).map((text) => ({ text, written: text })),
    )
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        expect(csvCells(cells.map(({ written }) => written).join(','))).toEqual(cells.map(({ text }) => text))
      }),
    )
  })

  it('stops where nothing more is asked for', () => {
    expect(csvCells('"a","b","c"', 2)).toEqual(['a', 'b'])
  })
})

describe('csvRecords', () => {
  it('keeps line breaks within quotation marks and drops those of Windows', async () => {
    expect(await recordsOf('id,note\r\n1,"two\nlines"\r\n2,plain')).toEqual(['id,note', '1,"two\nlines"', '2,plain'])
  })

  it('finds the same rows wherever a chunk of the file ends', async () => {
    const row = `"${'é'.repeat(60)}","a ""quoted"" word\nand a second line"`
    // Well over two chunks of a megabyte.
    const rows = Array.from({ length: 16_000 }, (_, index) => `${index},${row}`)
    expect(await recordsOf(`${rows.join('\n')}\n`)).toEqual(rows)
  })

  it('does not take the rest of a file for one row', async () => {
    await expect(recordsOf(`1,"lost\n${'2,plain row\n'.repeat(900_000)}`)).rejects.toThrow(
      'a quotation mark is missing',
    )
  })
})
