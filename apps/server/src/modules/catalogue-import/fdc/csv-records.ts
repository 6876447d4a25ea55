import { createReadStream } from 'node:fs'

/** Much more than any row; a file that goes on so long without an end of a row has lost a quotation mark. */
const LONGEST_RECORD = 8 * 1024 * 1024
const CHUNK_BYTES = 1024 * 1024

/**
 * The rows of a CSV file by RFC 4180 as text, in batches of about a megabyte, so that files of gigabytes need no more memory
 * than that. Quoted cells may hold line breaks. Throws where the file cannot be read.
 */
export async function* csvRecords(file: string): AsyncGenerator<readonly string[], void, void> {
  let rest = ''
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a stream with an encoding gives text
  for await (const chunk of createReadStream(file, {
    encoding: 'utf8',
    highWaterMark: CHUNK_BYTES,
  }) as AsyncIterable<string>) {
    const cut = cutRecords(rest + chunk)
    rest = cut.rest
    if (rest.length > LONGEST_RECORD) throw new Error(`A row of ${file} has no end: a quotation mark is missing`)
    yield cut.records
  }
  if (rest.trim() !== '') yield [rest]
}

function cutRecords(text: string): { readonly records: readonly string[]; readonly rest: string } {
  const records: string[] = []
  let start = 0
  for (let end = endOfRecord(text, start); end !== -1; end = endOfRecord(text, start)) {
    const record = text.slice(start, end)
    records.push(record.endsWith('\r') ? record.slice(0, -1) : record)
    start = end + 1
  }
  return { records, rest: text.slice(start) }
}

/** The line break that ends the record, outside of quotation marks; −1 when it is not there yet. */
function endOfRecord(text: string, start: number): number {
  let from = start
  for (;;) {
    const end = text.indexOf('\n', from)
    const quote = text.indexOf('"', from)
    if (end === -1 || quote === -1 || end < quote) return end
    const closing = text.indexOf('"', quote + 1)
    if (closing === -1) return -1
    from = closing + 1
  }
}

/** The first cells of one record, `most` at most: what is not asked for need not be looked at. */
export function csvCells(record: string, most = Number.POSITIVE_INFINITY): readonly string[] {
  const cells: string[] = []
  for (let start = 0; start <= record.length && cells.length < most;) {
    const end = endOfCell(record, start)
    cells.push(cellText(record, start, end))
    start = end + 1
  }
  return cells
}

/** The comma after a cell, or the end of the record. */
function endOfCell(record: string, start: number): number {
  let from = start
  if (record[start] === '"') {
    let closing = record.indexOf('"', start + 1)
    while (record[closing + 1] === '"') closing = record.indexOf('"', closing + 2)
    from = closing === -1 ? record.length : closing
  }
  const comma = record.indexOf(',', from)
  return comma === -1 ? record.length : comma
}

function cellText(record: string, start: number, end: number): string {
  if (record[start] !== '"') return record.slice(start, end)
  const text = record.slice(start + 1, end - 1)
  return text.includes('""') ? text.replaceAll('""', '"') : text
}
