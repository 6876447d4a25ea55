import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { refuse, type Refused } from './refused.ts'

/** The numeric user and group ids of an account. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

const ACCOUNT = 'dayplate'

function findAccount(name: string): SystemUser | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}

function makeAccount(name: string): SystemUser | null {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', ['--system', '--user-group', ...home, name], { stdio: 'ignore' })
  return findAccount(name)
}

/**
 * The account PostgreSQL runs as: null (the current user) for an ordinary user. PostgreSQL refuses to run as root, so root
 * lends it a system account without login, or `nobody` when accounts cannot be created.
 */
export function chooseSystemUser(): SystemUser | null | Refused {
  if (process.getuid?.() !== 0) return null
  const user = findAccount(ACCOUNT) ?? makeAccount(ACCOUNT) ?? findAccount('nobody')
  return user ?? refuse('PostgreSQL refuses to run as root and no other account exists. Start as an ordinary user.')
}
