import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { TABLES, WORDED_TABLES } from '../src/modules/personal-data/index.ts'
import { byName } from './tools/search-rows.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'
import { personWithRows } from './tools/personal-rows.ts'

let server: TestServer
let address: string
let ada: { readonly token: string; readonly id: string }
let bea: { readonly token: string; readonly id: string }
beforeAll(async () => {
  server = await startTestServer()
  address = await server.listen()
  ada = await personWithRows(server, 'adasword')
  bea = await personWithRows(server, 'beasword')
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const ask = (token: string | null, headers: Record<string, string> = {}) =>
  fetch(`${address}/me/data`, {
    method: 'POST',
    headers: { ...(token === null ? {} : { 'x-auth-token': token }), ...headers },
  })

async function filesOf(token: string, headers?: Record<string, string>): Promise<ReadonlyMap<string, string>> {
  const archive = new Uint8Array(await (await ask(token, headers)).arrayBuffer())
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, decoder.decode(bytes)]))
}

const personalTables = Object.entries(TABLES).flatMap(([table, use]) => ('owner' in use ? [{ table, ...use }] : []))

describe('the data of a person', () => {
  it('contain every personal table as CSV and as JSON, with every exported column', async () => {
    const files = await filesOf(ada.token)
    const headers = [...files]
      .filter(([name]) => name.startsWith('csv/'))
      .map(([, text]) => text.slice(1, text.indexOf('\r\n')).replaceAll('"', '').split(',').toSorted(byName))
    expect(headers).toHaveLength(personalTables.length)
    for (const { table } of personalTables) {
      const names = Object.entries(WORDED_TABLES).find(([name]) => name === table)?.[1].columns ?? {}
      expect(headers).toContainEqual(
        Object.values(names)
          .map(({ heading }) => heading.en)
          .toSorted(byName),
      )
    }
    const json = [...files].filter(([name]) => name.startsWith('json/'))
    expect(json).toHaveLength(personalTables.length)
    for (const [, text] of json) expect(JSON.parse(text).length).toBeGreaterThan(0)
  })

  it('leave out only the columns that are named as excluded', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select c.table_name as "table", array_agg(c.column_name::text) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (c.table_name = 'users' or c.table_name in (
          select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'))
      group by c.table_name`.execute(server.services.db)
    const listed = personalTables.map(({ table, exported, excluded }) => [table, [...exported, ...excluded].toSorted()])
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()])),
    )
  })

  it('contain everything the user wrote, nothing of other users and no secret', async () => {
    const everything = [...(await filesOf(ada.token)).values()].join('\n')
    expect(everything).toContain('adasword')
    expect(everything).not.toContain('beasword')
    expect(everything).not.toContain(bea.id)
    expect(everything).not.toContain('/secret-')
    expect(everything).not.toContain('argon2')
    expect(everything).not.toContain(ada.token)
    expect([...(await filesOf(bea.token)).values()].join('\n')).not.toContain('adasword')
  })

  it('are text for spreadsheets, never formulas, and exact values for programs', async () => {
    const files = await filesOf(ada.token)
    expect(files.get('csv/account.csv')).toContain(`"'=Name adasword"`)
    expect(JSON.parse(files.get('json/account.json') ?? '')).toMatchObject([{ name: '=Name adasword' }])
    expect(files.get('csv/messages.csv')).toContain('"I am ""adasword"",\nŻółć."')
    expect(files.get('csv/messages.csv')?.startsWith('\uFEFF"name"')).toBe(true)
    expect(files.get('csv/weights.csv')).toContain('74.5,"kg"')
    expect(JSON.parse(files.get('json/planned-days.json') ?? '')).toHaveLength(2)
  })

  it("are named and explained in the user's language", async () => {
    const names = [...(await filesOf(ada.token, { 'x-locale': 'pl_PL' }))]
    const files = new Map(names)
    expect(files.get('CZYTAJ.txt')).toContain('- zaplanowane-dni: zaplanowane dni: każdy posiłek z daniami')
    expect([files.has('csv/waga.csv'), files.has('json/ulubione-posilki.json')]).toEqual([true, true])
    expect((await filesOf(ada.token)).get('README.txt')).toContain(
      '- weights: weights you entered, in your unit and in kg',
    )
  })
})

describe('the plans, meals and favourites of a user', () => {
  const daySchema = z.array(
    z.object({
      date: z.string(),
      diet: z.string(),
      meals: z.array(
        z.object({
          meal_type: z.string(),
          meal: z.string(),
          energy_kcal: z.number(),
          protein_g: z.number(),
          eaten_at: z.string(),
          dishes: z.array(
            z.object({
              dish: z.string(),
              ingredients: z.array(
                z.object({ ingredient: z.string(), amount_g: z.number(), household_measure: z.string().nullable() }),
              ),
            }),
          ),
        }),
      ),
    }),
  )

  it('are exported by names and amounts, without internal codes', async () => {
    const files = await filesOf(ada.token)
    const days = daySchema.parse(JSON.parse(files.get('json/planned-days.json') ?? ''))
    const { versions, foodById } = server.services.catalogue
    const [meal] = days[0]?.meals ?? []
    expect([...versions.values()].map(({ name }) => name)).toContain(meal?.meal)
    const foods = new Set([...foodById.values()].map(({ name }) => name.en))
    const ingredients = days
      .flatMap(({ meals }) => meals)
      .flatMap(({ dishes }) => dishes.flatMap((dish) => dish.ingredients))
    expect(ingredients.length).toBeGreaterThan(20)
    expect(ingredients.filter(({ ingredient, amount_g }) => !foods.has(ingredient) || amount_g <= 0)).toEqual([])
    expect(ingredients.some((one) => one.household_measure !== null)).toBe(true)
    const worded = ['planned-days', 'eaten-meals', 'changes', 'plannings', 'foods-you-avoid', 'favourite-meals']
    const told = worded.flatMap((name) => [files.get(`json/${name}.json`), files.get(`csv/${name}.csv`)]).join('\n')
    expect([...versions.keys()].filter((id) => told.includes(id))).toEqual([])
  })

  it('have a line for each ingredient in the spreadsheet, with units in the headings', async () => {
    const files = await filesOf(ada.token, { 'x-locale': 'pl_PL' })
    const [head = '', ...lines] = (files.get('csv/zaplanowane-dni.csv') ?? '').trim().split('\r\n')
    expect(head).toContain('"energia posiłku (kcal)";"białko (g)"')
    expect(head).toContain('"składnik";"ilość (g)";"miara domowa";"zjedzono (UTC)"')
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.every((line) => /^"2026-\d\d-\d\d";"Klasyczna"/.test(line))).toBe(true)
  })

  it('name meals that were eaten or marked as favourites, and foods that are avoided', async () => {
    const files = await filesOf(ada.token)
    const names = new Set([...server.services.catalogue.versions.values()].map(({ name }) => name))
    const eaten = z.array(z.object({ meal: z.string() })).parse(JSON.parse(files.get('json/eaten-meals.json') ?? ''))
    expect(eaten.filter(({ meal }) => !names.has(meal))).toEqual([])
    expect(eaten.length).toBeGreaterThan(3)
    expect(files.get('csv/foods-you-avoid.csv')).toContain('"milk; egg"')
    expect(JSON.parse(files.get('json/foods-you-avoid.json') ?? '')).toMatchObject([{ allergens: ['milk', 'egg'] }])
    expect(files.get('json/favourite-meals.json')).toContain('adasword')
  })
})

describe('the download', () => {
  it('is one file that no cache may store', async () => {
    const { headers } = await ask(ada.token, { 'x-time-zone': 'Europe/Warsaw' })
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="dayplate-\d{4}-\d\d-\d\d\.zip"$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([null, '', 'x'.repeat(43), 'x'.repeat(10_000)])('is refused with the token %.50s', async (token) => {
    const { status } = await ask(token)
    expect(status).toBe(401)
  })

  it('accepts no GET and no token in the address', async () => {
    expect((await fetch(`${address}/me/data`, { headers: { 'x-auth-token': ada.token } })).status).toBe(404)
    expect((await fetch(`${address}/me/data?token=${ada.token}`, { method: 'POST' })).status).toBe(401)
  })

  it('works five times an hour for each user, also for twenty calls at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask(ada.token)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(new Set(statuses)).toEqual(new Set([200, 403]))
    expect((await ask(bea.token)).status).toBe(200)
  })
})
