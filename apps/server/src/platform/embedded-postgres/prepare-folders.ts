import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Instance } from './instance.ts'
import { refuse, type Refused } from './refused.ts'
import type { SystemUser } from './system-user.ts'

function makePrivateFolder(folder: string, user: SystemUser | null): Refused | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = user?.uid ?? process.getuid?.()
  const found = lstatSync(folder)
  // In a shared folder such as /tmp, another user may have created it first.
  if (!found.isDirectory() || (found.uid !== owner && user === null)) {
    return refuse(`${folder} belongs to another account. Start as that account, or delete the folder.`)
  }
  if (user !== null) chownSync(folder, user.uid, user.gid)
  return null
}

function readCloneId(folder: string): string {
  const file = path.join(folder, 'clone-id')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(12).toString('hex'))
  return readFileSync(file, 'utf8')
}

/**
 * Root's database lives outside the clone. When the clone was deleted and another one stands at its path, this deletes the old
 * database, because its rows do not belong to the new clone.
 */
function removeDatabaseOfDeletedClone({ home, cloneFolder }: Instance): void {
  const id = readCloneId(cloneFolder)
  const mark = path.join(home, 'clone-id')
  if (existsSync(home) && (!existsSync(mark) || readFileSync(mark, 'utf8') !== id)) rmSync(home, { recursive: true })
  mkdirSync(home, { recursive: true, mode: 0o700 })
  writeFileSync(mark, id)
}

/** Creates the folders of an instance, each accessible only to the server's account. */
export function prepareFolders(instance: Instance): Refused | null {
  if (instance.user !== null) {
    mkdirSync(instance.binariesParent, { recursive: true })
    // Opens the folders above the instance, because the umask may have closed them to the server's account.
    for (const folder of [instance.binariesParent, path.dirname(instance.home)]) {
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
    }
    removeDatabaseOfDeletedClone(instance)
  }
  return makePrivateFolder(instance.home, instance.user) ?? makePrivateFolder(instance.socketFolder, instance.user)
}
