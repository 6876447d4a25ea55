import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { SystemUser } from './system-user.ts'

/** The folders of one embedded PostgreSQL of one clone. */
export interface Instance {
  /** The account the server runs as; null for the current user. */
  readonly user: SystemUser | null
  /** A folder inside the clone, never committed. Deleting it starts again with an empty database. */
  readonly cloneFolder: string
  readonly binariesParent: string
  readonly home: string
  readonly dataFolder: string
  readonly socketFolder: string
  readonly passwordFile: string
  readonly logFile: string
}

/**
 * Instances of root live here, because root's clone may lie below a folder that PostgreSQL's own account may not
 * enter.
 */
const ROOT_BASE = '/var/lib/dayplate'

/** `sun_path` has 104 bytes on macOS and 108 on Linux, including the final zero. The file name takes 17 of them. */
const LONGEST_SOCKET_FOLDER = 104 - 1 - '/.s.PGSQL.5432'.length

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Returns every path of the instance `name` of the clone at `root`, without creating any. */
export function describeInstance(root: string, name: string, user: SystemUser | null): Instance {
  const clone = realpathSync(root)
  const cloneFolder = path.join(clone, '.data')
  const home = user === null ? path.join(cloneFolder, name) : path.join(ROOT_BASE, digest(clone), name)
  const near = path.join(home, 'run')
  return {
    user,
    cloneFolder,
    binariesParent: user === null ? cloneFolder : ROOT_BASE,
    home,
    dataFolder: path.join(home, 'data'),
    socketFolder: Buffer.byteLength(near) > LONGEST_SOCKET_FOLDER ? `/tmp/dayplate-${digest(home)}` : near,
    passwordFile: path.join(home, 'password'),
    logFile: path.join(home, 'postgres.log'),
  }
}
