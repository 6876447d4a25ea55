import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ARCHIVE_FILES, WORDED_TABLES } from '../src/modules/personal-data/index.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'
import { personWithRows } from './tools/personal-rows.ts'

let server: TestServer
let address: string
let token: string
beforeAll(async () => {
  server = await startTestServer()
  address = await server.listen()
  token = (await personWithRows(server, 'adasword')).token
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const LANGUAGES = ['en', 'pl'] as const
type Language = (typeof LANGUAGES)[number]

async function download(language: Language): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${address}/me/data`, {
    method: 'POST',
    headers: { 'x-auth-token': token, 'x-locale': language === 'pl' ? 'pl_PL' : 'en_GB' },
  })
  const archive = new Uint8Array(await answer.arrayBuffer())
  return new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

/** The column separator that spreadsheets of each language expect. */
const SEPARATORS = { en: ',', pl: ';' } as const

/** Parses a CSV file by RFC 4180, with the separator of the language. */
function cellsOf(text: string, language: Language): string[][] {
  const separator = SEPARATORS[language]
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'g')
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const spreadsheetsOf = async (language: Language) => {
  const files = await download(language)
  return Object.entries(ARCHIVE_FILES).map(([table, { name }]) => {
    const [headings = [], ...rows] = cellsOf(files.get(`csv/${name[language]}.csv`) ?? '', language)
    return { table, headings, rows }
  })
}

/** The first row of a file, by its headings. */
async function firstRow(language: Language, table: keyof typeof ARCHIVE_FILES): Promise<Record<string, string>> {
  const sheet = (await spreadsheetsOf(language)).find((one) => one.table === table)
  return Object.fromEntries(sheet?.headings.map((heading, index) => [heading, sheet.rows[0]?.[index] ?? '']) ?? [])
}

/** A code of the product, such as `diet_id`, `log-in-link` or `video_workout`. */
const CODE = /^[a-z]+(?:[_-][a-z]+)+$/
/** Hyphenated words that are not codes. */
const HYPHENED: ReadonlySet<string> = new Set(['e-mail'])
const isCode = (cell: string): boolean => CODE.test(cell) && !HYPHENED.has(cell)

describe.each(LANGUAGES)('the spreadsheets in %s', (language) => {
  it('have a row of every table and a cell for every heading', async () => {
    const sheets = await spreadsheetsOf(language)
    expect(sheets.length).toBe(Object.keys(WORDED_TABLES).length)
    expect(sheets.filter(({ rows }) => rows.length === 0).map(({ table }) => table)).toEqual([])
    const uneven = sheets.filter(({ headings, rows }) => rows.some((row) => row.length !== headings.length))
    expect(uneven.map(({ table }) => table)).toEqual([])
  })

  it('have readable headings, each once', async () => {
    const sheets = await spreadsheetsOf(language)
    const headings = sheets.flatMap((sheet) => sheet.headings.map((heading) => `${sheet.table}: ${heading}`))
    expect(headings.length).toBeGreaterThan(120)
    expect(sheets.flatMap((sheet) => sheet.headings).filter((heading) => /_|^$/.test(heading))).toEqual([])
    expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([])
  })

  it('contain no lists, objects or codes of programs', async () => {
    const cells = (await spreadsheetsOf(language)).flatMap(({ table, rows }) =>
      rows.flatMap((row) => row.map((cell) => ({ table, cell }))),
    )
    expect(cells.length).toBeGreaterThan(500)
    expect(cells.filter(({ cell }) => /^[[{]/.test(cell) || isCode(cell) || /^(?:true|false)$/.test(cell))).toEqual([])
  })

  it('are explained beside the names and codes of the JSON files', async () => {
    const files = await download(language)
    const readme = files.get(language === 'pl' ? 'CZYTAJ.txt' : 'README.txt') ?? ''
    const unexplained = (await spreadsheetsOf(language)).flatMap(({ table, headings }) =>
      headings.filter((heading) => !readme.includes(`: ${heading}`)).map((heading) => `${table}: ${heading}`),
    )
    expect(unexplained).toEqual([])
  })
})

it('spreadsheets contain words for the codes of the diet, in English and in Polish', async () => {
  expect(await firstRow('en', 'diet_settings')).toMatchObject({
    sex: 'female',
    height: '168',
    'unit of height': 'cm',
    goal: 'lose weight',
    diet: 'Classic',
    activity: 'lightly active',
  })
  expect(await firstRow('pl', 'diet_settings')).toMatchObject({
    płeć: 'kobieta',
    wzrost: '168',
    'jednostka wzrostu': 'cm',
    cel: 'schudnąć',
    dieta: 'Klasyczna',
    aktywność: 'trochę ruchu',
  })
})

it('spreadsheets list the inputs of plannings in columns of their own, with their units', async () => {
  const figures = await firstRow('pl', 'plannings')
  expect(figures).toMatchObject({
    płeć: 'kobieta',
    'wiek (lata)': '35',
    'wzrost (cm)': '168',
    'waga (kg)': '74,5',
    'docelowa waga (kg)': '67',
    cel: 'schudnąć',
    dieta: 'Klasyczna',
  })
  expect(figures['pierwszy dzień']).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it('spreadsheets say yes and no in the language of the archive', async () => {
  expect(await firstRow('en', 'subscriptions')).toMatchObject({ 'with diet': 'yes' })
  expect(await firstRow('pl', 'subscriptions')).toMatchObject({ 'z dietą': 'tak' })
  expect(await firstRow('pl', 'social_handoffs')).toMatchObject({ 'e-mail potwierdzony w tym serwisie': 'tak' })
})

it('JSON files keep codes, which the README explains', async () => {
  const files = await download('en')
  expect(JSON.parse(files.get('json/diet-settings.json') ?? '')).toMatchObject([{ diet_id: 3, mode: 'slimming' }])
  expect(files.get('README.txt')).toContain('diet_id: diet (3 = Classic; 4 = Vegetarian; 5 = Vegan; 200 = GLP-1)')
})
