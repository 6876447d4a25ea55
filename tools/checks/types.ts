// Type-checks every TypeScript project in turn, and finds sources that no project covers.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

const ROOT = process.cwd()
const SOURCES = ['*.ts', '{apps,packages,tools}/**/*.{ts,tsx,mts}']

const projects = globSync([
  'tsconfig.json',
  '{apps,packages}/*/tsconfig.json',
  'apps/web/service-worker/tsconfig.json',
]).sort()
if (existsSync('apps/web/e2e')) projects.push('tsconfig.e2e.json')

/** Prints the errors of a project and returns the sources it read, or null when it has errors. */
function checkProject(project: string): readonly string[] | null {
  const { stdout, status } = spawnSync('tsc', ['-p', project, '--listFiles', '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const lines = stdout.split('\n')
  if (status === 0) return lines
  console.error(`${project}:\n${lines.filter((line) => !path.isAbsolute(line)).join('\n')}`)
  return null
}

const read = projects.map(checkProject)
const covered = new Set(read.flat())
const isMade = (file: string): boolean => /(^|\/)(node_modules|dist)\//.test(file)
const forgotten = globSync(SOURCES, { exclude: ['**/node_modules/**'] }).filter(
  (file) => !isMade(file) && !covered.has(path.join(ROOT, file)),
)
const failed = read.includes(null)
// The list of sources is incomplete after an error, so sources without a project are not reported then.
if (!failed)
  for (const file of forgotten) console.error(`${file} belongs to no tsconfig.json, so nobody checks its types.`)
if (failed || forgotten.length > 0) process.exitCode = 1
