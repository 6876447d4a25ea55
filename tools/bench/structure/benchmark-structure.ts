import { globSync, readFileSync } from 'node:fs'
import { findViolations } from '../../checks/find-violations.ts'
import { measured, measuredAtMost, type BenchRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { findSingleUse } from './find-single-use.ts'
import { readModuleFacts, type ModuleFacts } from './module-facts.ts'

const SOURCES = '{apps,packages,tools}/**/*.{ts,tsx}'
const OTHERS = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.gen.ts',
  '**/*.d.ts',
  '**/*.test.{ts,tsx}',
  'apps/server/test/**',
  'apps/web/e2e/**',
]
const WEB = 'apps/web/src/'

const MOST_FUNCTION_LINES = 70
/** Share of the web app's files, in percent. The rest of them reads better apart. */
const MOST_SINGLE_USE = 17

/** Counts what the structure of the sources promises. */
export async function benchmarkStructure(): Promise<readonly BenchRow[]> {
  const modules = globSync(SOURCES, { exclude: OTHERS }).map((file) =>
    readModuleFacts(file, readFileSync(file, 'utf8')),
  )
  const lines = modules.flatMap(({ functionLines }) => functionLines)
  const { violations } = await findViolations(process.cwd())
  const circles = violations.filter(({ rule }) => rule === 'no-circle')
  return [
    measured('structure: sources without tests and generated files', modules.length, 'files'),
    measured('structure: median function', median(lines), 'lines'),
    measuredAtMost(MOST_FUNCTION_LINES, {
      name: 'structure: longest function',
      value: Math.max(...lines),
      unit: 'lines',
    }),
    measuredAtMost(0, { name: 'structure: imports that close a circle', value: circles.length, unit: 'imports' }),
    singleUse(modules.filter(({ file }) => file.startsWith(WEB))),
  ]
}

const singleUse = (modules: readonly ModuleFacts[]): BenchRow =>
  measuredAtMost(MOST_SINGLE_USE, {
    name: 'structure: web files with one export that one neighbour uses',
    value: (100 * findSingleUse(modules).length) / modules.length,
    unit: '%',
  })
