// Installs the packages that a command needs: "run" for the product, "all" also for the checks. Plain JavaScript for
// Node 20 without dependencies, because a fresh clone runs it before anything is installed. It prints to standard error
// only, because standard output belongs to the command that follows.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findExtent, findInstalled, writeExtent } from './ready/installed-tree.mjs'
import { oneAtATime } from './ready/one-at-a-time.mjs'

const want = process.argv[2] === 'run' ? 'run' : 'all'

function runningWorkspaces() {
  const folders = ['apps', 'packages'].flatMap((top) => readdirSync(top).map((name) => `${top}/${name}`))
  const workspaces = folders.filter((folder) => existsSync(`${folder}/package.json`))
  return [...workspaces.flatMap((folder) => ['-w', folder]), '--include-workspace-root']
}

/** Removes the settings and script name of the outer npm, because the inner one must not use them. */
function cleanEnvironment() {
  const leaked =
    /^npm_(config_(workspaces?|include_workspace_root|ignore_scripts|omit|production|prefix|local_prefix)|lifecycle|package|command)/i
  const kept = Object.entries(process.env).filter(([name]) => !leaked.test(name) && name !== 'NODE_ENV')
  return { ...Object.fromEntries(kept), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
}

/** @param {string[]} args */
function npm(args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const { status } = spawnSync('npm', [...args, ...quiet], { stdio: ['inherit', 2, 2], env: cleanEnvironment() })
  if (status === 0) return
  console.error(`"npm ${args[0]}" failed (see above). Check the network, then try again.`)
  process.exit(1)
}

function install() {
  const have = findExtent()
  if (have === 'all' || have === want) return
  const startedMs = performance.now()
  console.error(
    have === 'nothing' ? 'Installing, once for this version (under a minute) …' : 'Adding the check tools …',
  )
  const there = findInstalled()
  // A clone that has the check tools keeps them, even for a command that does not need them.
  const extent = there.hasCheckTools ? 'all' : want
  // "ci" empties node_modules first. If packages exist, perhaps under a running server, install only adds to them.
  npm([...(there.isEmpty ? ['ci'] : ['install', '--no-save']), ...(extent === 'run' ? runningWorkspaces() : [])])
  writeExtent(extent)
  console.error(`Installed in ${Math.round((performance.now() - startedMs) / 1000)} s.`)
}

process.chdir(path.resolve(import.meta.dirname, '..'))
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old: Node 20 or newer is needed (it fetches its own Node 26).`)
  process.exit(1)
}
await oneAtATime('install', install)
