import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Instance } from './instance.ts'
import { processOptions } from './process-options.ts'
import { refuse, type Refused } from './refused.ts'

/** The superuser of the database cluster. */
export const DATABASE_USER = 'dayplate'

const FRESH = 'fresh-'

/** The locale built into PostgreSQL, which sorts alike on every machine, whatever locales the machine has. */
const COLLATION = ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C']

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(FRESH))) {
    try {
      rmSync(path.join(home, name), { recursive: true, force: true })
    } catch {
      // An initdb whose parent was killed may still be writing here. A later start removes the folder.
    }
  }
}

function writePassword({ passwordFile, user }: Instance): void {
  if (existsSync(passwordFile)) return
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user !== null) chownSync(passwordFile, user.uid, user.gid)
}

function runInitdb(program: string, args: readonly string[], instance: Instance): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  execFile(program, args, processOptions(instance), (error, _out, complaint) =>
    resolve(error === null ? null : complaint.trim() || error.message),
  )
  return promise
}

/**
 * Creates the database cluster unless it exists. It is created in a temporary folder that is renamed once complete, so that an
 * interrupted initdb, or one still running after its parent was killed, leaves no partial cluster.
 */
export async function initialise(binaries: string, instance: Instance): Promise<Refused | null> {
  removeUnfinished(instance.home)
  if (existsSync(instance.dataFolder)) return null
  writePassword(instance)
  const fresh = path.join(instance.home, FRESH + randomBytes(4).toString('hex'))
  const account = ['--username', DATABASE_USER, '--pwfile', instance.passwordFile, '--auth', 'scram-sha-256']
  const args = ['--pgdata', fresh, ...account, '--data-checksums', '--encoding', 'UTF8', ...COLLATION]
  const complaint = await runInitdb(path.join(binaries, 'bin/initdb'), args, instance)
  if (complaint !== null) return refuse(`PostgreSQL could not create its database: ${complaint}`)
  renameSync(fresh, instance.dataFolder)
  return null
}
