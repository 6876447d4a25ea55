import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueCommands } from '../src/admin/catalogue-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { openCatalogue } from '../src/modules/catalogue/index.ts'
import { foodRow, ownFolder, recipe, SUNFLOWER_TOFU } from './tools/own-folder.ts'
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
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await server.services.db.deleteFrom('catalogue_entries').execute()
})

const admin = (...args: readonly string[]) =>
  runAdmin(['catalogue', ...args], catalogueCommands, (work) => work(server.services.db))
const write = (name: string, files: Readonly<Record<string, string>>): string =>
  ownFolder(path.join(folder, name), files)
const own = () => write('own', { 'foods.csv': foodRow(SUNFLOWER_TOFU) })
const stored = () => server.services.db.selectFrom('catalogue_entries').selectAll().execute()

describe('catalogue import', () => {
  it('refuses a folder in place of a file, whatever its name', async () => {
    mkdirSync(path.join(folder, 'odd/foods.csv'), { recursive: true })
    expect(await admin('import', path.join(folder, 'odd'))).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('There is nothing to import'),
    })
  })

  it('reports a file in another encoding together with all other errors', async () => {
    const broken = write('latin', {
      'recipes/supper/late-apple.cook': recipe('Late apple', '@apple{150%g} and @almonds{20%g}'),
      'recipes/snack/apple-with-almnds.cook': recipe('Apple with almonds', '@apple{150%g} and @almnds{20%g}'),
    })
    writeFileSync(path.join(broken, 'recipes/snack/pear.cook'), Buffer.from('title: Gruszka z ser\xf3wk\xb9', 'latin1'))
    expect((await admin('import', broken)).err.split('\n')).toEqual([
      'recipes/snack/pear.cook:1: The file is not UTF-8. Save it in the encoding UTF-8.',
      'recipes/snack/apple-with-almnds.cook:10: There is no food "almnds". Did you mean "almonds"?',
      'recipes/supper/late-apple.cook:1: There is no meal "supper", by which its folder is named. Move it to recipes/snack.',
      'Nothing was changed.',
    ])
  })

  it('refuses a recipe out of the season of its fruit', async () => {
    const plums = write('plums', { 'recipes/snack/plums.cook': recipe('Plums', '@plum{200%g} and @almonds{20%g}') })
    expect((await admin('import', plums)).err.split('\n')).toEqual([
      'recipes/snack/plums.cook:5: No fresh "plum" in spring, winter: sold from July to October. Write "season: summer, autumn", or "fresh or frozen" in the step, or take another food.',
      'Nothing was changed.',
    ])
    expect(await stored()).toEqual([])
  })

  it('serves an own recipe with gluten-free bread in its ordinary form too', async () => {
    const toast = write('toast', {
      'recipes/snack/buttered-toast.cook': recipe('Buttered toast', '@gluten-free bread|bread{70%g} and @butter{5%g}'),
    })
    expect((await admin('import', toast)).out).toContain('meals added: buttered-toast\n')
    const { current: catalogue } = await openCatalogue(server.services.db, server.services.clock)
    const foodsOf = (id: string) =>
      catalogue.currentByMealId.get(id)?.dishes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId))
    expect(foodsOf('buttered-toast')).toEqual(['gluten-free-bread', 'butter'])
    expect(foodsOf('buttered-toast--ordinary')).toEqual(['sourdough-bread', 'butter'])
    expect((await admin('import', '--remove', 'meal:buttered-toast')).exitCode).toBe(0)
    const { current } = await openCatalogue(server.services.db, server.services.clock)
    expect(current.currentByMealId.has('buttered-toast--ordinary')).toBe(false)
  })

  it('reports no errors of recipes whose foods could not be read', async () => {
    const broken = own()
    writeFileSync(path.join(broken, 'foods.csv'), Buffer.from(`${foodRow(SUNFLOWER_TOFU)}\xf3`, 'latin1'))
    expect((await admin('import', broken)).err.split('\n')).toEqual([
      'foods.csv:1: The file is not UTF-8. Save it in the encoding UTF-8.',
      'Nothing was changed.',
    ])
  })

  it('refuses a food whose energy does not follow from its macros', async () => {
    const before = await stored()
    const off = write('off', { 'foods.csv': foodRow({ ...SUNFLOWER_TOFU, kcal: '900' }) })
    expect(await admin('import', off)).toEqual({
      exitCode: 1,
      out: '',
      err: [
        'foods.csv:2: "sunflower tofu" has 900 kcal, but its macros make 144 by 4/4/9/2. Look kcal, protein_g, fat_g, carbohydrate_g and fibre_g up again: they agree within 5 %, or 8 kcal.',
        'Nothing was changed.',
      ].join('\n'),
    })
    expect(await stored()).toEqual(before)
  })

  it('reports that nothing changes, and that --remove is empty', async () => {
    await admin('import', own())
    expect((await admin('import', own())).out).toMatch(/^No changes\.[^]*\nNothing was changed\.$/)
    expect(await admin('import', '--remove', ' , ')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('--remove is empty'),
    })
  })
})
