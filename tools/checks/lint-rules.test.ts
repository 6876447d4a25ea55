import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

const TOP = path.resolve(import.meta.dirname, '../..')
const REPORT = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })

/** One file for each rule, in which the rule must report an error. */
const PLANTED: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['no-floating-promises', 'apps/server/src/floating.ts', `const go = async (): Promise<void> => {}\ngo()\n`],
  [
    'switch-exhaustiveness-check',
    'packages/rules/src/switch.ts',
    `export function f(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n`,
  ],
  ['no-explicit-any', 'packages/rules/src/any.ts', `export const x = (value: any): unknown => value\n`],
  ['no-non-null-assertion', 'packages/rules/src/bang.ts', `export const x = (a: string | null): string => a!\n`],
  ['consistent-type-assertions', 'packages/rules/src/as.ts', `export const x = (a: unknown): string => a as string\n`],
  ['no-restricted-properties', 'packages/rules/src/dice.ts', `export const x = (): number => Math.random()\n`],
  ['no-restricted-globals', 'packages/rules/src/clock.ts', `export const x = (): number => Date.now()\n`],
  ['no-restricted-globals', 'apps/web/src/clock.ts', `export const x = (): Date => new Date()\n`],
  ['no-restricted-imports', 'packages/rules/src/disk.ts', `export { readFileSync } from 'node:fs'\n`],
  ['no-restricted-properties', 'apps/server/src/env.ts', `export const x = (): unknown => process.env['HOME']\n`],
  ['no-restricted-imports', 'apps/server/src/luck.ts', `export { randomUUID } from 'node:crypto'\n`],
  ['no-console', 'apps/server/src/say.ts', `export const x = (): void => console.log('hello')\n`],
  ['alt-text', 'apps/web/src/picture.tsx', `export const X = () => <img src="a.svg" />\n`],
  [
    'rules-of-hooks',
    'apps/web/src/hook.tsx',
    `import { useState } from 'react'\nexport function X({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n`,
  ],
  ['no-cycle', 'packages/rules/src/ring-a.ts', `import { b } from './ring-b.ts'\nexport const a = (): unknown => b\n`],
  ['max-lines', 'packages/rules/src/long.ts', 'export {}\n'.repeat(301)],
  [
    'max-lines-per-function',
    'packages/rules/src/tall.ts',
    `export function x(): void {\n${'  void 0\n'.repeat(70)}}\n`,
  ],
  ['max-params', 'packages/rules/src/wide.ts', `export const x = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d\n`],
  [
    'no-focused-tests',
    'packages/rules/src/only.test.ts',
    `import { it, expect } from 'vitest'\nit.only('x', () => expect(1).toBe(1))\n`,
  ],
  ['expect-expect', 'packages/rules/src/idle.test.ts', `import { it } from 'vitest'\nit('cannot fail', () => {})\n`],
]

const ALLOWED: readonly (readonly [file: string, text: string])[] = [
  ['packages/rules/src/ring-b.ts', `import { a } from './ring-a.ts'\nexport const b = (): unknown => a\n`],
  ['apps/server/src/platform/clock/clock.ts', `export const x = (): number => Date.now()\n`],
  ['packages/rules/src/as-const.ts', `export const x = ['a', 'b'] as const\n`],
]

let folder = ''
let found: readonly string[] = []

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function lint(): readonly string[] {
  const { stdout } = spawnSync(path.join(TOP, 'node_modules/.bin/oxlint'), ['apps', 'packages', '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = REPORT.parse(JSON.parse(stdout))
  return diagnostics.map(({ code, filename }) => `${filename} ${/\((.+)\)/.exec(code)?.[1] ?? code}`)
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dayplate-lint-'))
  copyFileSync(path.join(TOP, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  symlinkSync(path.join(TOP, 'node_modules'), path.join(folder, 'node_modules'))
  const compilerOptions = {
    strict: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
  }
  plant('tsconfig.json', JSON.stringify({ compilerOptions, include: ['apps', 'packages'] }))
  for (const [, file, text] of PLANTED) plant(file, text)
  for (const [file, text] of ALLOWED) plant(file, text)
  found = lint()
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each(PLANTED)('the linter finds %s in %s', (rule, file) => {
  expect(found).toContain(`${file} ${rule}`)
})

it.each(ALLOWED.slice(1))('the linter finds nothing in %s', (file) => {
  expect(found.filter((line) => line.startsWith(file))).toEqual([])
})
