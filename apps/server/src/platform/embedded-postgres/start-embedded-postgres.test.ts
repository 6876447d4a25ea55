import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { describeInstance, type Instance } from './instance.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { isRefused } from './refused.ts'
import { findServerProcesses } from './server-processes.ts'
import { startEmbeddedPostgres, type EmbeddedPostgresOptions, type RunningPostgres } from './start-embedded-postgres.ts'
import { chooseSystemUser } from './system-user.ts'

const roots: string[] = []
const running: RunningPostgres[] = []

/** One clone for all tests that do not need an empty database, because creating one takes a second. */
const shared = makeRoot()

function makeRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'dayplate-clone-'))
  roots.push(root)
  return root
}

function instanceOf(root: string, name = 'postgres'): Instance {
  const user = chooseSystemUser()
  if (user !== null && isRefused(user)) throw new Error(user.message)
  return describeInstance(root, name, user)
}

async function start(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  const started = await startEmbeddedPostgres(options)
  if (started.kind === 'refused') throw new Error(started.message)
  running.push(started)
  return started
}

async function query(server: RunningPostgres, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ ...server.connection, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

function startElsewhere(root: string): ChildProcess {
  const program = path.join(import.meta.dirname, 'hold-postgres.fixture.ts')
  return spawn(process.execPath, [program, root], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function startAndKill(root: string): Promise<void> {
  const child = startElsewhere(root)
  const [answer] = child.stdout === null ? [] : await once(child.stdout, 'data')
  expect(String(answer)).toBe('running\n')
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

const parentOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])

const whenGone = (root: string) =>
  vi.waitFor(() => expect(findServerProcesses(instanceOf(root).dataFolder)).toEqual([]), {
    timeout: 10_000,
    interval: 20,
  })

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

afterAll(() => {
  for (const root of roots) {
    expect(findServerProcesses(instanceOf(root).dataFolder)).toEqual([])
    rmSync(path.dirname(instanceOf(root).home), { recursive: true, force: true })
    rmSync(root, { recursive: true, force: true })
  }
})

it('creates a durable database with checksums, and keeps it for the next start', async () => {
  const first = await start({ root: shared })
  await query(first, 'create table kept (note text)')
  await query(first, `insert into kept values ('still here')`)
  expect(await query(first, `select current_setting('fsync') f, current_setting('data_checksums') c`)).toEqual([
    { f: 'on', c: 'on' },
  ])
  await first.stop()
  const second = await start({ root: shared })
  expect(await query(second, 'select note from kept')).toEqual([{ note: 'still here' }])
})

it('refuses a connection without the password', async () => {
  const server = await start({ root: shared })
  const stranger = new Client({ ...server.connection, password: 'guess', database: 'postgres' })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
})

it('refuses a second start of the same database and names the reason', async () => {
  await start({ root: shared })
  const second = await startEmbeddedPostgres({ root: shared })
  expect(second).toMatchObject({ kind: 'refused', message: expect.stringContaining('running already') })
})

it('unlocks the folder when it is stopped, and may be stopped twice', async () => {
  const first = await start({ root: shared })
  await first.stop()
  await first.stop()
  expect(await start({ root: shared })).toHaveProperty('kind', 'running')
})

it('runs a second database of the same clone beside the first', async () => {
  const first = await start({ root: shared })
  const second = await start({ root: shared, dataFolderName: 'beside', settings: { fsync: 'off' } })
  expect(second.connection.host).not.toBe(first.connection.host)
  expect(await query(second, `select current_setting('fsync') f`)).toEqual([{ f: 'off' }])
})

it('ends when its process is killed, and recovers committed data', async () => {
  await startAndKill(shared)
  await whenGone(shared)
  const next = await start({ root: shared })
  expect(await query(next, 'select note from kept')).toEqual([{ note: 'still here' }])
})

it.runIf(process.platform === 'linux')('stops a server whose parent processes were all killed', async () => {
  const child = startElsewhere(shared)
  if (child.stdout !== null) await once(child.stdout, 'data')
  const orphan = readPostmasterFile(instanceOf(shared).dataFolder)?.pid ?? 0
  process.kill(parentOf(orphan), 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = await start({ root: shared })
  expect(findServerProcesses(instanceOf(shared).dataFolder)).not.toContain(orphan)
  expect(await query(next, 'select note from kept')).toEqual([{ note: 'still here' }])
})

it('reports a server that ends without being stopped, and starts again', async () => {
  const onUnexpectedExit = vi.fn<(log: string) => void>()
  await start({ root: shared, onUnexpectedExit })
  process.kill(readPostmasterFile(instanceOf(shared).dataFolder)?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(onUnexpectedExit).toHaveBeenCalledOnce(), { interval: 10 })
  await start({ root: shared })
})

it('does not report an ordinary stop', async () => {
  const onUnexpectedExit = vi.fn<(log: string) => void>()
  const server = await start({ root: shared, onUnexpectedExit })
  await server.stop()
  expect(onUnexpectedExit).not.toHaveBeenCalled()
})

it('reports why the server refuses a setting', async () => {
  const started = await startEmbeddedPostgres({ root: shared, settings: { max_connections: 'many' } })
  expect(started).toMatchObject({ kind: 'refused', message: expect.stringContaining('max_connections') })
})

it("does not signal a process that has reused a dead server's id", async () => {
  await start({ root: shared }).then((server) => server.stop())
  const bystander = spawn('sleep', ['60'])
  const { dataFolder } = instanceOf(shared)
  writeFileSync(path.join(dataFolder, 'postmaster.pid'), `${bystander.pid}\n${dataFolder}\n0\n5432\n\n\n\nready\n`)
  await start({ root: shared })
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
  bystander.kill()
})

it('recovers when the creation of the database was interrupted', async () => {
  const root = makeRoot()
  const child = startElsewhere(root)
  const { home, dataFolder } = instanceOf(root)
  const isCreating = () => existsSync(home) && readdirSync(home).some((name) => name.startsWith('fresh-'))
  await vi.waitUntil(isCreating, { timeout: 10_000, interval: 5 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(dataFolder)).toBe(false)
  const next = await start({ root })
  expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('starts empty when the clone was deleted and created again', async () => {
  rmSync(path.join(shared, '.data'), { recursive: true })
  const server = await start({ root: shared })
  expect(await query(server, `select to_regclass('kept') t`)).toEqual([{ t: null }])
})
