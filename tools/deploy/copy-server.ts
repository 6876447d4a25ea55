import { cpSync, globSync } from 'node:fs'
import path from 'node:path'
import { serverClosure } from './server-closure.ts'

const TOP_FILES = ['package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'NOTICE']

/** Files that only development reads. */
const isShipped = (file: string): boolean =>
  !/\.(?:test|fixture)\.tsx?$/.test(file) && !['node_modules', 'test', 'bench'].includes(path.basename(file))

/** Copies the built web app and the server's sources with all that `npm ci` needs to know of the other workspaces. */
export function copyServer(target: string): void {
  const manifests = globSync('{apps,packages,tools}/*/package.json')
  for (const file of [...TOP_FILES, ...manifests]) cpSync(file, path.join(target, file))
  for (const folder of [...serverClosure(), 'apps/web/dist'])
    cpSync(folder, path.join(target, folder), { recursive: true, filter: isShipped })
}
