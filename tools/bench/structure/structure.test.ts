import { expect, it } from 'vitest'
import { findSingleUse } from './find-single-use.ts'
import { readModuleFacts } from './module-facts.ts'

const read = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, text]) => readModuleFacts(file, text))

it('reads exports, imports and the lines of functions', () => {
  const text = [
    "import { one } from './one.ts'",
    "import path from 'node:path'",
    "export type { Two } from '../two.ts'",
    "const later = () => import('./later.tsx')",
    'export function three() {',
    '  return [one].map((value) => {',
    '    return path.join(value)',
    '  })',
    '}',
  ].join('\n')
  expect(readModuleFacts('web/src/file.ts', text)).toEqual({
    file: 'web/src/file.ts',
    exports: 2,
    imports: new Set(['web/src/one.ts', 'web/two.ts']),
    lazyImports: new Set(['web/src/later.tsx']),
    functionLines: [5, 3],
  })
})

it('finds a file whose one export has one user in the same folder', () => {
  const modules = read({
    'web/page.ts': "import { row } from './row.ts'\nexport const page = row",
    'web/row.ts': 'export const row = 1',
  })
  expect(findSingleUse(modules)).toEqual(['web/row.ts'])
})

it.each([
  ['has two users', { 'web/list.ts': "import { row } from './row.ts'\nexport const list = row" }, ''],
  ['has two exports', {}, '\nexport const second = 2'],
  ['is loaded later', { 'web/late.ts': "export const late = import('./row.ts')" }, ''],
] as const)('leaves out a file that %s', (_, others, more) => {
  const modules = read({
    'web/page.ts': "import { row } from './row.ts'\nexport const page = row",
    'web/row.ts': `export const row = 1${more}`,
    ...others,
  })
  expect(findSingleUse(modules)).toEqual([])
})

it('leaves out a file whose user stands in another folder', () => {
  const modules = read({
    'web/page.ts': "import { row } from './rows/row.ts'\nexport const page = row",
    'web/rows/row.ts': 'export const row = 1',
  })
  expect(findSingleUse(modules)).toEqual([])
})
