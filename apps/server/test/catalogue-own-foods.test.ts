import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueCommands } from '../src/admin/catalogue-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { openCatalogue } from '../src/modules/catalogue/index.ts'
import { earlierFoodRow, foodRow, ownFolder, recipe, SUNFLOWER_TOFU } from './tools/own-folder.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dayplate-catalogue-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const admin = (...args: readonly string[]) =>
  runAdmin(['catalogue', ...args], catalogueCommands, (work) => work(server.services.db))

describe("an operator's foods of an earlier release", () => {
  it('are imported from its table, with unknown figures where it has none', async () => {
    const earlier = ownFolder(path.join(folder, 'earlier'), {
      'foods.csv': earlierFoodRow({ ...SUNFLOWER_TOFU, role: '' }),
    })
    expect(await admin('import', earlier)).toMatchObject({ exitCode: 0 })
    await server.lookForImports()
    expect(server.services.catalogue.foodById.get('sunflower-tofu')).toMatchObject({
      role: null,
      micronutrientsPer100g: { zincMg: null },
    })
  })

  it('are loaded from the database with unknown figures, and exported with the columns of this release', async () => {
    await admin('import', ownFolder(path.join(folder, 'own'), { 'foods.csv': foodRow(SUNFLOWER_TOFU) }))
    const { db } = server.services
    const source = earlierFoodRow({ ...SUNFLOWER_TOFU, role: '' })
    const document = sql<
      Record<string, never>
    >`(document::jsonb #- '{micronutrientsPer100g,magnesiumMg}' #- '{micronutrientsPer100g,zincMg}' #- '{priceClass}')::json`
    await db.updateTable('catalogue_entries').set({ source, document }).where('id', '=', 'sunflower-tofu').execute()
    const { current } = await openCatalogue(db, server.services.clock)
    expect(current.foodById.get('sunflower-tofu')).toMatchObject({
      micronutrientsPer100g: { magnesiumMg: null, zincMg: null },
      priceClass: 'middle',
    })
    const exported = path.join(folder, 'exported')
    expect((await admin('export', exported)).exitCode).toBe(0)
    expect(await admin('import', exported)).toMatchObject({ exitCode: 0 })
  })
})

describe("an operator's foods", () => {
  it('are said to be drawn like others of their role or category, and the role is stored with the meal', async () => {
    const own = ownFolder(path.join(folder, 'own'), {
      'foods.csv': foodRow(SUNFLOWER_TOFU),
      'recipes/snack/apple-with-sunflower-tofu.cook': recipe(
        'Apple with sunflower tofu',
        '@apple{150%g} and @sunflower tofu{80%g}',
      ),
    })
    const drawnLike = 'drawn on plates like others of their role or category: sunflower-tofu'
    expect((await admin('import', own)).out).toContain(`${drawnLike} (tofu-like)`)
    const withRole = ownFolder(path.join(folder, 'role'), {
      'foods.csv': foodRow({ ...SUNFLOWER_TOFU, role: 'fresh-cheese' }),
    })
    expect((await admin('import', withRole)).out).toContain(`${drawnLike} (fresh-cheese)`)
    await server.lookForImports()
    const version = server.services.catalogue.currentByMealId.get('apple-with-sunflower-tofu')
    const ingredients = version?.dishes.flatMap((dish) => dish.ingredients) ?? []
    // Foods of the release are looked up, so that a better role changes their pictures.
    expect(ingredients.map(({ foodId, role }) => [foodId, role])).toEqual([
      ['apple', undefined],
      ['sunflower-tofu', 'fresh-cheese'],
    ])
  })
})
