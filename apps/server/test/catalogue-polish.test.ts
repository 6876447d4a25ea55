import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueCommands } from '../src/admin/catalogue-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
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
  await server.services.db
    .updateTable('catalogue_revisions')
    .set({ revision: sql`revision + 1` })
    .execute()
  await server.lookForImports()
})

const admin = (...args: readonly string[]) =>
  runAdmin(['catalogue', ...args], catalogueCommands, (work) => work(server.services.db))

const write = (name: string, files: Readonly<Record<string, string>>): string =>
  ownFolder(path.join(folder, name), files)

const APPLE_SNACK = 'recipes/snack/apple-with-sunflower-tofu.cook'

const POLISH_SNACK = APPLE_SNACK.replace('.cook', '.pl.cook')
const polish = (source: string) => `---
title: Jabłko z tofu słonecznikowym
source: ${source}
---

== Przekąska ==

Podaj @jabłko(apple) i @tofu słonecznikowe(sunflower tofu).
`
const ownInPolish = (source: string) =>
  write(`own-${source}`, {
    'foods.csv': foodRow(SUNFLOWER_TOFU),
    [APPLE_SNACK]: recipe('Apple with sunflower tofu', '@apple{150%g} and @sunflower tofu{80%g}'),
    [POLISH_SNACK]: polish(source),
  })

describe('the Polish text of an own recipe', () => {
  it('is refused until it is stamped with the English text, and then served, exported and imported again', async () => {
    const { err } = await admin('import', ownInPolish('000000000000'))
    expect(err).toContain(`${POLISH_SNACK}:3: The English text is not the one this was written from`)
    const hash = /source: (?<hash>[\da-f]{12})"/.exec(err)?.groups?.['hash'] ?? ''
    expect((await admin('import', ownInPolish(hash))).exitCode).toBe(0)
    await server.lookForImports()
    const version = server.services.catalogue.currentByMealId.get('apple-with-sunflower-tofu')
    expect(version?.polish?.name).toBe('Jabłko z tofu słonecznikowym')
    const exported = path.join(folder, 'exported')
    await admin('export', exported)
    expect(readFileSync(path.join(exported, POLISH_SNACK), 'utf8')).toBe(polish(hash))
    expect((await admin('import', exported)).out).toContain('No changes.')
  })

  it('is the release’s where only amounts of its recipe change', async () => {
    const [meal] = server.services.catalogue.meals.filter(
      ({ type, polish: own }) => type === 'snack' && own !== undefined,
    )
    const file = `recipes/snack/${meal?.id}.cook`
    const text = readFileSync(path.resolve(import.meta.dirname, '../../../packages/catalogue', file), 'utf8')
    const other = text.replace(/\{(\d+)%g\}/, (_, grams) => `{${Number(grams) + 1}%g}`)
    await admin('import', write('other', { [file]: other }))
    await server.lookForImports()
    const version = server.services.catalogue.currentByMealId.get(meal?.id ?? '')
    expect(version?.dishes).not.toEqual(meal?.dishes)
    expect(version?.polish).toEqual(meal?.polish)
  })
})
