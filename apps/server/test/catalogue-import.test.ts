import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toDatabaseUrl } from '../../../tools/database/database-url.ts'
import { catalogueCommands } from '../src/admin/catalogue-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { openCatalogue } from '../src/modules/catalogue/index.ts'
import { pictureUrls } from '../src/modules/pictures/index.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { foodRow, ownFolder, recipe, SUNFLOWER_TOFU } from './tools/own-folder.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const MAIN = path.resolve(import.meta.dirname, '../src/admin/main.ts')

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

/** Writes an operator's folder with these files. */
const write = (name: string, files: Readonly<Record<string, string>>): string =>
  ownFolder(path.join(folder, name), files)

const APPLE_SNACK = 'recipes/snack/apple-with-sunflower-tofu.cook'
const own = () =>
  write('own', {
    'foods.csv': foodRow(SUNFLOWER_TOFU),
    [APPLE_SNACK]: recipe('Apple with sunflower tofu', '@apple{150%g} and @sunflower tofu{80%g}'),
  })

/** All data that an import may change. */
const stored = async () => ({
  entries: await server.services.db.selectFrom('catalogue_entries').selectAll().orderBy('kind').orderBy('id').execute(),
  revisions: await server.services.db.selectFrom('catalogue_revisions').selectAll().execute(),
})

describe('catalogue import', () => {
  it('adds foods and meals, and a running server uses them at its next look', async () => {
    expect(await server.lookForImports()).toBe(false)
    const { exitCode, out } = await admin('import', own())
    expect([exitCode, out]).toEqual([0, expect.stringContaining('meals added: apple-with-sunflower-tofu')])
    expect(server.services.catalogue.currentByMealId.has('apple-with-sunflower-tofu')).toBe(false)
    expect(await server.lookForImports()).toBe(true)
    expect(server.services.catalogue.currentByMealId.has('apple-with-sunflower-tofu')).toBe(true)
    expect(server.services.catalogue.foodById.get('sunflower-tofu')?.name.pl).toBe('tofu słonecznikowe')
    expect(await server.lookForImports()).toBe(false)
  })

  it('is loaded at the next start', async () => {
    await admin('import', own())
    const { current } = await openCatalogue(server.services.db, server.services.clock)
    expect(current.currentByMealId.has('apple-with-sunflower-tofu')).toBe(true)
  })

  it('replaces a meal with the same id, while its old version stays for stored days', async () => {
    const [meal] = server.services.catalogue.meals.filter(({ type }) => type === 'snack')
    const old = server.services.catalogue.currentByMealId.get(meal?.id ?? '')
    if (meal === undefined || old === undefined) throw new Error('the release has no snack')
    const file = `recipes/snack/${meal.id}.cook`
    await admin('import', write('new', { [file]: recipe('Our own snack', '@apple{150%g} and @almonds{20%g}') }))
    await server.lookForImports()
    expect(server.services.catalogue.currentByMealId.get(meal.id)?.name).toBe('Our own snack')
    expect(server.services.catalogue.versions.get(old.id)?.name).toBe(meal.name)
  })

  it('makes a meal whose picture every server can draw, even one that has not loaded it yet', async () => {
    const beside = await openCatalogue(server.services.db, server.services.clock)
    await admin('import', pineapple())
    await beside.look()
    const version = beside.current.currentByMealId.get('pineapple-with-almonds')
    if (version === undefined) throw new Error('the meal was not imported')
    const address = await server.listen()
    for (const picture of Object.values(pictureUrls.meal(version))) {
      expect((await fetch(`${address}${picture}`)).status).toBe(200)
      expect((await fetch(`${address}${picture.replace(version.id, '0123456789abcdef')}`)).status).toBe(404)
    }
  })

  it('removes meals, and puts them back when they are imported again', async () => {
    const [meal] = server.services.catalogue.meals.filter(({ type }) => type === 'snack')
    const id = meal?.id ?? ''
    expect((await admin('import', '--remove', `meal:${id}`)).out).toContain(`meals removed: ${id}`)
    await server.lookForImports()
    expect(server.services.catalogue.currentByMealId.has(id)).toBe(false)
    const release = path.resolve(import.meta.dirname, `../../../packages/catalogue/recipes/snack/${id}.cook`)
    const again = write('again', { [`recipes/snack/${id}.cook`]: readFileSync(release, 'utf8') })
    expect((await admin('import', again)).out).toContain(`meals added: ${id}`)
    expect((await stored()).entries).toEqual([])
  })

  it('changes nothing in a dry run', async () => {
    const before = await stored()
    const { exitCode, out } = await admin('import', own(), '--dry-run')
    expect([exitCode, out]).toEqual([0, expect.stringMatching(/foods added: sunflower-tofu[^]*nothing was changed/)])
    expect(await stored()).toEqual(before)
  })

  it('names file, line and remedy of every error, and changes nothing', async () => {
    await admin('import', own())
    const before = await stored()
    const broken = write('broken', {
      'foods.csv': foodRow({ ...SUNFLOWER_TOFU, category: 'plant', fat_g: '101' }),
      'removed.txt': 'meal:no-such-meal\nsoup\n',
      'recipes/snack/salty-apple.cook': recipe('Salty apple', '@apple{150%g} and @salt{150%g}'),
    })
    const { exitCode, err } = await admin('import', broken, '--remove', 'food:no-such-food')
    expect(exitCode).toBe(1)
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^removed\.txt:2: "soup" is no food and no meal\. Write food:/),
      expect.stringMatching(/^foods\.csv:2: category "plant" is unknown\. /),
      expect.stringMatching(/^foods\.csv:2: fat_g is "101"\. Write a number from 0 to 100/),
      'recipes/snack/salty-apple.cook:10: 150 g of salt is implausible. Give what one person gets, more than 0 and at most 3 g.',
      'removed.txt:1: There is no meal no-such-meal. Remove this line, or look at the id.',
      '--remove: There is no food no-such-food. Remove this line, or look at the id.',
      'Nothing was changed.',
    ])
    expect(await stored()).toEqual(before)
  })

  it('refuses a catalogue that fails the checks of a release, names the file, and changes nothing', async () => {
    const before = await stored()
    const lean = write('lean', { 'recipes/snack/one-apple.cook': recipe('One apple', '@apple{150%g}') })
    expect(await admin('import', lean)).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(
        /^recipes\/snack\/one-apple\.cook:1: base portion: meal one-apple: \d+ kcal\. A snack has 140 to 260/,
      ),
    })
    const { err } = await admin('import', '--remove', 'food:salt')
    expect(err).toMatch(/ingredient: meal [a-z-]+: There is no food salt\. Add the food/)
    expect(await stored()).toEqual(before)
  })

  it('keeps the result of both of two imports at once', async () => {
    await admin('import', own())
    const imports: ReturnType<typeof admin>[] = []
    await whilePearIsHeld(async () => {
      // The first import has read the overrides and deleted the old rows when the second one starts.
      imports.push(admin('import', pear()))
      await vi.waitFor(async () => expect(await waiting()).toBe(1), PATIENCE)
      imports.push(admin('import', pineapple()))
      await vi.waitFor(async () => expect(await waiting()).toBe(2), PATIENCE)
    })
    expect((await Promise.all(imports)).map(({ exitCode }) => exitCode)).toEqual([0, 0])
    expect((await stored()).entries.map(({ id }) => id)).toEqual([
      'sunflower-tofu',
      'apple-with-sunflower-tofu',
      'pear-with-almonds',
      'pineapple-with-almonds',
    ])
  })

  it('changes nothing when it is killed halfway', async () => {
    await admin('import', own())
    const before = await stored()
    await whilePearIsHeld(async () => {
      const child = spawn(process.execPath, [MAIN, 'catalogue', 'import', pear()], {
        env: { DATABASE_URL: toDatabaseUrl(server.connection, server.connection.database) },
        stdio: 'ignore',
      })
      await vi.waitFor(async () => expect(await waiting()).toBe(1), PATIENCE)
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    await vi.waitFor(async () => expect(await openTransactions()).toBe(0), PATIENCE)
    expect(await stored()).toEqual(before)
    expect((await admin('import', pear())).exitCode).toBe(0)
  })
})

const pear = () =>
  write('pear', {
    'recipes/snack/pear-with-almonds.cook': recipe('Pear with almonds', '@pear{150%g} and @almonds{20%g}'),
  })
const pineapple = () =>
  write('pineapple', {
    'recipes/snack/pineapple-with-almonds.cook': recipe(
      'Pineapple with almonds',
      '@pineapple{200%g} and @almonds{20%g}',
    ),
  })

const PATIENCE = { timeout: 30_000, interval: 50 }

/**
 * Runs work while this transaction holds the row of the pear, for which an import of the pear waits after it has
 * deleted the old rows. Rolls the transaction back afterwards.
 */
async function whilePearIsHeld(work: () => Promise<void>): Promise<void> {
  const undone = new Error('undone')
  const held = server.services.db.transaction().execute(async (tx) => {
    await sql`insert into catalogue_entries (kind, id) values ('meal', 'pear-with-almonds')`.execute(tx)
    await work()
    throw undone
  })
  await expect(held).rejects.toBe(undone)
}

const countActivity = async (where: ReturnType<typeof sql>): Promise<number> => {
  const db = openDatabase(server.connection)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = ${server.connection.database} and pid <> pg_backend_pid() and ${where}`.execute(db)
  await db.destroy()
  return rows[0]?.n ?? 0
}
const waiting = () => countActivity(sql`wait_event_type = 'Lock'`)
const openTransactions = () => countActivity(sql`xact_start is not null`)

describe('catalogue check', () => {
  it('accepts the release with its pictures', async () => {
    const { exitCode, out, err } = await admin('check')
    expect([exitCode, err]).toEqual([0, ''])
    expect(out).toContain('Failed checks: 0')
  })

  it('checks a folder without a database', async () => {
    const noDatabase = () => Promise.reject(new Error('asked for the database'))
    const check = (of: string) => runAdmin(['catalogue', 'check', '--folder', of], catalogueCommands, noDatabase)
    expect(await check(own())).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('foods added: sunflower-tofu'),
    })
    expect(await check(write('none', { 'removed.txt': 'food:salt\n' }))).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/^the whole catalogue: ingredient: meal /),
    })
  })
})

describe('catalogue export', () => {
  it('writes files whose import changes nothing, to the byte', async () => {
    const [removed] = server.services.catalogue.meals.filter(({ type }) => type === 'snack')
    await admin('import', own(), '--remove', `meal:${removed?.id ?? ''}`)
    const first = path.join(folder, 'first')
    expect((await admin('export', first)).exitCode).toBe(0)
    const before = await stored()
    expect((await admin('import', first)).out).toContain('No changes.')
    expect(await stored()).toEqual(before)
    const second = path.join(folder, 'second')
    await admin('export', second)
    expect(filesOf(second)).toEqual(filesOf(first))
  })

  it('makes the same catalogue in another installation', async () => {
    const [removed] = server.services.catalogue.meals.filter(({ type }) => type === 'dinner')
    await admin('import', own(), '--remove', `meal:${removed?.id ?? ''}`)
    const first = path.join(folder, 'first')
    await admin('export', first)
    await server.lookForImports()
    const other = await startTestServer()
    const ownExport = path.join(folder, 'other')
    const onOther = (...args: readonly string[]) =>
      runAdmin(['catalogue', ...args], catalogueCommands, (work) => work(other.services.db))
    await onOther('import', first)
    await onOther('export', ownExport)
    await other.lookForImports()
    const entries = await other.services.db.selectFrom('catalogue_entries').select('id').execute()
    const version = other.services.catalogue.version
    await other.close()
    expect(filesOf(ownExport)).toEqual(filesOf(first))
    expect(version).toBe(server.services.catalogue.version)
    // An entry equal to the release's is not stored, so that the next release can correct it.
    expect(entries).toHaveLength((await stored()).entries.length)
  })

  it('refuses a folder that is not empty', async () => {
    const full = write('full', { 'notes.txt': 'mine' })
    expect(await admin('export', full)).toMatchObject({ exitCode: 1, err: expect.stringContaining('is not empty') })
    expect(filesOf(full)).toEqual({ 'notes.txt': 'mine' })
  })
})

function filesOf(top: string): Readonly<Record<string, string>> {
  mkdirSync(top, { recursive: true })
  const files = globSync('**/*.*', { cwd: top }).toSorted()
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(top, file), 'utf8')]))
}
