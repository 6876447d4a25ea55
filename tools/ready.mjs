// Brings node_modules to what a command needs: "run" what the product runs on, "all" the tools of the checks as well.
// Plain JavaScript for Node 20, without dependencies: a fresh clone starts it before anything is installed.
// All it says goes to the standard error: the standard output belongs to the command that follows.
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

/** The outer npm hands its own settings and the script's name down; the inner one must not take them for its own. */
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
  // Who has the check tools keeps them, also for a command that runs without.
  const extent = there.hasCheckTools ? 'all' : want
  // "ci" empties node_modules first; what is there already, perhaps under a running server, is only added to.
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
