import { parseCalendarDay, requireCalendarDay } from '@dayplate/dates'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type SharedLine, sharedLines } from './shared-list.ts'
import { toCalendarTasks } from './to-calendar-tasks.ts'
import { toSpreadsheet } from './to-spreadsheet.ts'
import { toMarkdown, toPlainText } from './to-text.ts'

const product = (name: string, buy: string, need: string, isBought = false) => ({
  __typename: 'ShoppingProduct' as const,
  key: name,
  productId: name,
  name,
  imageUrl: null,
  isBought,
  version: 0,
  measurements: [{ __typename: 'Measurement' as const, text: buy }],
  needed: need,
  neededGrams: 1,
  bought: null,
  atHome: null,
  atHomeGrams: 0,
  homeUnits: [],
  isTrimmed: false,
})
const aisle = (name: string, products: ReturnType<typeof product>[]) => ({
  __typename: 'ShoppingCategory' as const,
  key: name,
  name,
  products,
})
/** Folded into several lines. */
const LONG_NAME = 'ściereczki i gąbki do zmywania, żółte, możliwie największe opakowanie, '.repeat(4).trim()
const LIST = {
  categories: [
    aisle('Warzywa i owoce', [
      product('marchew', '1,5\u00A0kg', '1,36\u00A0kg'),
      product('fasolka szparagowa', '1 opak. 450\u00A0g', '240\u00A0g', true),
    ]),
    aisle('Nabiał; jajka, tofu', [product('mleko 2%', '1\u00A0l', '750\u00A0ml')]),
  ],
  ownItems: [
    { __typename: 'ShoppingItem' as const, id: '1', name: '=1+1 *[x]* "sól", a; b\\n', isBought: false, version: 1 },
    { __typename: 'ShoppingItem' as const, id: '2', name: 'papier', isBought: true, version: 1 },
    { __typename: 'ShoppingItem' as const, id: '3', name: LONG_NAME, isBought: false, version: 1 },
  ],
}
const LINES: readonly SharedLine[] = sharedLines(LIST, 'Własne')

/** "Marchew, 1,5 kg" → product and amount; the amount of a line is the longest known one at its end. */
const read = (line: string) =>
  LINES.find(({ product: name, buy }) => line === (buy === null ? name : `${name}, ${buy}`))

describe('a shared list', () => {
  it('as text has one line for each product that is still to buy', () => {
    const lines = toPlainText(LINES).split('\n')
    expect(lines[0]).toBe('Marchew, 1,5\u00A0kg')
    expect(lines.map(read)).toEqual(LINES.filter(({ isBought }) => !isBought))
  })

  it('as Markdown has every product as a task under its aisle', () => {
    const found: { aisle: string; line: SharedLine | undefined; isBought: boolean }[] = []
    let heading = ''
    for (const row of toMarkdown(LINES).split('\n')) {
      const plain = row.replaceAll(/\\([\\`*_{}[\]<>#|~])/g, '$1')
      if (row.startsWith('## ')) heading = plain.slice(3)
      const task = /^- \[(?<mark>[x ])\] (?<text>.*)$/.exec(plain)
      if (task?.groups)
        found.push({ aisle: heading, line: read(task.groups['text'] ?? ''), isBought: task.groups['mark'] === 'x' })
    }
    expect(found).toEqual(LINES.map((line) => ({ aisle: line.aisle, line, isBought: line.isBought })))
  })

  it.each([
    ['en', ','],
    ['pl', ';'],
  ] as const)('as a spreadsheet in %s has every amount in its cell, and no formula', (language, delimiter) => {
    const headings = { aisle: 'a', product: 'p', buy: 'b', need: 'n', isBought: 'x' }
    const csv = toSpreadsheet(LINES, headings, language)
    const rows: string[][] = parse(csv, { delimiter, bom: true })
    expect(rows[0]).toEqual(['a', 'p', 'b', 'n', 'x'])
    const cells = LINES.map((line) => [
      line.aisle,
      line.product.startsWith('=') ? `'${line.product}` : line.product,
      line.buy ?? '',
      line.need ?? '',
      line.isBought ? 'x' : '',
    ])
    expect(rows.slice(1)).toEqual(cells)
  })

  it('as calendar tasks has every amount in the task, and the same ids every time', () => {
    const options = {
      due: requireCalendarDay('2026-11-26'),
      madeAt: Date.UTC(2026, 10, 26, 8, 30),
      host: 'dayplate.example',
    }
    const text = toCalendarTasks(LINES, options)
    const tasks = ICAL.Component.fromString(text).getAllSubcomponents('vtodo')
    const values = (name: string) => tasks.map((task) => task.getFirstPropertyValue(name))
    expect(values('summary').map((summary) => read(String(summary)))).toEqual(LINES)
    expect(String(values('dtstamp')[0])).toBe('2026-11-26T08:30:00Z')
    expect(values('description')).toEqual(LINES.map(({ need }) => need))
    expect(values('status')).toEqual(LINES.map(({ isBought }) => (isBought ? 'COMPLETED' : 'NEEDS-ACTION')))
    expect(values('categories')).toEqual(LINES.map((line) => line.aisle))
    expect(values('due').map((due) => parseCalendarDay(String(due)))).toEqual(LINES.map(() => options.due))
    expect(new Set(values('uid')).size).toBe(LINES.length)
    expect(toCalendarTasks(LINES, { ...options, madeAt: 0 }).match(/^UID:.*$/gm)).toEqual(text.match(/^UID:.*$/gm))
    // Lines of at most 75 octets (RFC 5545, section 3.1).
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })
})
