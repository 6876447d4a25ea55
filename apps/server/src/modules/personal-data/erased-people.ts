import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'

/**
 * The content of the file of erased people. It has one line for each: `2026-11-23T06:40:00.000Z erased <64 hexadecimal
 * digits>`.
 */
export interface ErasedPeople {
  /** SHA-256 hashes of their ids, as hexadecimal digits. */
  readonly people: ReadonlySet<string>
  /** Ids of the backups made while this file was in use. */
  readonly backups: ReadonlySet<string>
}

export type ErasedPeopleRead =
  | ({ readonly kind: 'read' } & ErasedPeople)
  | { readonly kind: 'malformed'; readonly line: number }
  | { readonly kind: 'missing' }

const LINE = /^\S+ (?:erased (?<person>[\da-f]{64})|backup (?<backup>[\da-f]{32}))$/

/** Only the operator may read it. */
const MODE = 0o600

/** Ids are random, so their hash does not reveal the person. */
const hashPerson = (id: string): Buffer => createHash('sha256').update(id).digest()

/** Records that a person was erased, in the transaction that erases them. */
export async function insertErasure(trx: Transaction<DB>, clock: Clock, userId: string): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({ person_hash: hashPerson(userId), erased_at: instantOf(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Appends the erased people who are missing from the file. The table is the source of truth: a full disk or a crash only delays
 * a line until the next call, and several servers may each have their own file.
 */
export async function appendErasures(db: Kysely<DB>, file: string): Promise<void> {
  const erasures = await db.selectFrom('erasures').selectAll().orderBy('erased_at').execute()
  if (erasures.length === 0) return
  const known = peopleIn((await readIfThere(file)) ?? '')
  const lines = erasures
    .map(({ person_hash, erased_at }) => ({ person: person_hash.toString('hex'), at: erased_at }))
    .filter(({ person }) => !known.has(person))
    .map(({ person, at }) => `${at.toISOString()} erased ${person}`)
  await appendLines(file, lines)
}

/** Records a backup in the file, so that a restore can tell whether the file belongs to it. */
export const appendBackup = (clock: Clock, file: string, backupId: string): Promise<void> =>
  appendLines(file, [`${instantOf(clock).toISOString()} backup ${backupId}`])

/** Why erasures cannot be written to this file, which is created when it is missing; null when they can. */
export async function whyUnwritable(file: string): Promise<string | null> {
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await (await open(file, 'a', MODE)).close()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Reads the whole file, or reports the first line in a wrong format. A person who is overlooked would be restored. */
export async function readErasedPeople(file: string): Promise<ErasedPeopleRead> {
  const text = await readIfThere(file)
  if (text === null) return { kind: 'missing' }
  const people = new Set<string>()
  const backups = new Set<string>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue
    const { person, backup } = LINE.exec(line)?.groups ?? {}
    if (person !== undefined) people.add(person)
    else if (backup !== undefined) backups.add(backup)
    else return { kind: 'malformed', line: index + 1 }
  }
  return { kind: 'read', people, backups }
}

const peopleIn = (text: string): ReadonlySet<string> =>
  new Set(text.split('\n').flatMap((line) => LINE.exec(line)?.groups?.['person'] ?? []))

/**
 * Resolves when the lines are on the disk. If a crash has cut off the last line, a line break comes first, so that the next line
 * stays whole.
 */
async function appendLines(file: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  await mkdir(path.dirname(file), { recursive: true })
  const isCut = /[^\n]$/.test((await readIfThere(file)) ?? '')
  const handle = await open(file, 'a', MODE)
  try {
    await handle.appendFile(`${isCut ? '\n' : ''}${lines.join('\n')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const readIfThere = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null
    throw error
  })
