// npm run deploy -- /srv/dayplate: builds for production and copies only the server and its dependencies into a new
// folder.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { copyServer } from './deploy/copy-server.ts'

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

const [named, ...rest] = process.argv.slice(2)
if (named === undefined || rest.length > 0)
  refuse('Name one new folder: npm run deploy -- /srv/dayplate\nNothing was changed.')
const target = path.resolve(named)
if (existsSync(target) && readdirSync(target).length > 0)
  refuse(`${target} is not empty. Name a new folder, and change over to it when it is complete.\nNothing was changed.`)

// Read when the build's steps are imported.
process.env['DAYPLATE_ENV'] = 'production'
const { buildAll } = await import('./build/build-all.ts')
const failed = await buildAll()
if (failed !== null) refuse(`Building the ${failed} failed (see above).`)
copyServer(target)
const { status } = spawnSync(
  'npm',
  ['ci', '--omit=dev', '--workspace=@dayplate/server', '--include-workspace-root', '--no-audit', '--no-fund'],
  { cwd: target, stdio: 'inherit' },
)
if (status !== 0) refuse('Installing failed (see above). Delete the folder, and try again.')
console.log(`Start it there: node_modules/.bin/node --env-file-if-exists=.env apps/server/src/main.ts`)
