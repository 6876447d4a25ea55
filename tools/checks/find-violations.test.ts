import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FEATURE_EDGES, MODULE_EDGES, PACKAGE_EDGES } from './import-edges.mjs'
import { findViolations } from './find-violations.ts'

let root = ''

function plant(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

function plantPackage(name: string): void {
  const manifest = {
    name: `@dayplate/${name}`,
    type: 'module',
    exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
  }
  plant({
    [`packages/${name}/package.json`]: JSON.stringify(manifest),
    [`packages/${name}/src/testing/index.ts`]: `export const sample: string = '${name}'\n`,
    [`packages/${name}/src/index.ts`]: `export const word: string = '${name}'\nexport interface Word { readonly word: string }\n`,
  })
  mkdirSync(path.join(root, 'node_modules/@dayplate'), { recursive: true })
  symlinkSync(`../../packages/${name}`, path.join(root, 'node_modules/@dayplate', name))
}

const server = (file: string): string => `apps/server/src/${file}`
const web = (file: string): string => `apps/web/src/${file}`

/** Writes every module of the table, each importing all modules that it may import. */
function plantModulesAtTheirLimits(): void {
  for (const [name, edges] of Object.entries(MODULE_EDGES)) {
    const uses = edges.map((edge) => `export * as ${edge.replaceAll('-', '')} from '../${edge}/index.ts'\n`)
    plant({ [server(`modules/${name}/index.ts`)]: `${uses.join('')}export const word: string = '${name}'\n` })
  }
}

async function rulesBroken(): Promise<readonly string[]> {
  const { violations, unseen } = await findViolations(root)
  expect(unseen).toEqual([])
  return violations.map((violation) => violation.rule)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dayplate-boundaries-'))
  for (const name of ['nutrition', 'rules', 'meal-planner', 'catalogue', 'food-pictures', 'dates']) plantPackage(name)
  plant({
    [server('modules/access/index.ts')]: `export * from './grants.ts'\n`,
    [server('modules/access/grants.ts')]: `export const grants: readonly string[] = []\n`,
    [server('modules/access/access.resolvers.ts')]: `export const accessResolvers: readonly string[] = []\n`,
    [server('modules/accounts/index.ts')]: `export const accounts: readonly string[] = []\n`,
    [web('features/hydration/goal.tsx')]: `export const Goal = (): null => null\n`,
    [web('features/hydration/page.tsx')]:
      `import { Goal } from './goal.tsx'\nimport '../../domain/meal.ts'\nimport '../../ui/button.tsx'\nexport const Page = Goal\n`,
    [web('features/weight/chart.tsx')]: `export const Chart = (): null => null\n`,
    [web('domain/meal.ts')]: `import { session } from '../platform/session.ts'\nexport const meal = session\n`,
    [web('platform/session.ts')]: `export const session: string = ''\n`,
    [web('routes/home.tsx')]: `import { Goal } from '../features/hydration/goal.tsx'\nexport const Home = Goal\n`,
    'node_modules/urql/package.json': JSON.stringify({ name: 'urql', main: 'urql.js' }),
    'node_modules/urql/urql.js': `export const useQuery = null\n`,
    [web('ui/button.tsx')]: `export const Button = (): null => null\n`,
  })
})

afterEach(() => rmSync(root, { recursive: true }))

describe('the boundaries', () => {
  const reach = (specifier: string) => `import * as reached from '${specifier}'\nexport const use = reached\n`

  it('find no violation in a tree that keeps to them', async () => {
    plantModulesAtTheirLimits()
    plant({
      [web('features/replacements/change-day.ts')]: `export const day: string = ''\n`,
      [web('features/day-plan/actions.ts')]: reach('../replacements/change-day.ts'),
      [server('resolvers.ts')]: reach('./modules/access/access.resolvers.ts'),
      [server('modules/planning/plan.ts')]: `import { word } from '@dayplate/meal-planner'
import { word as food } from '@dayplate/catalogue'
export const plan = [word, food]
`,
      [server('modules/planning/plan.test.ts')]: reach('@dayplate/nutrition/testing'),
    })
    expect(await rulesBroken()).toEqual([])
  })

  const planted: readonly (readonly [rule: string, file: string, text: string])[] = [
    ['package-nutrition', 'packages/nutrition/src/meal.ts', reach('@dayplate/rules')],
    ['package-meal-planner', 'packages/meal-planner/src/plan.ts', reach('@dayplate/catalogue')],
    ['package-catalogue', 'packages/catalogue/src/dish.ts', reach('@dayplate/meal-planner')],
    [
      'package-dates',
      'packages/dates/src/day.ts',
      `import type { Word } from '@dayplate/nutrition'\nexport type Day = Word\n`,
    ],
    ['package-rules', 'packages/rules/src/hydration.ts', reach('../../../apps/server/src/modules/accounts/index.ts')],
    ['package-unlisted', 'packages/secrets/src/index.ts', reach('@dayplate/dates')],
    ['module-unlisted', server('modules/secrets/index.ts'), reach('../accounts/index.ts')],
    ['module-catalogue', server('modules/catalogue/index.ts'), reach('../accounts/index.ts')],
    ['module-through-index', server('modules/planning/index.ts'), reach('../access/grants.ts')],
    ['outside-through-index', server('schema.ts'), reach('./modules/access/grants.ts')],
    ['resolvers-merged-once', server('modules/access/index.ts'), reach('./access.resolvers.ts')],
    ['merging-merges-only', server('resolvers.ts'), reach('./modules/access/grants.ts')],
    ['server-platform-knows-no-module', server('platform/log.ts'), reach('../modules/access/index.ts')],
    ['server-knows-no-web', server('page.ts'), reach('../../web/src/ui/button.tsx')],
    ['web-stays-in-the-browser', web('features/weight/plan.ts'), reach('@dayplate/meal-planner')],
    ['web-stays-in-the-browser', web('features/weight/dish.ts'), reach('@dayplate/catalogue')],
    ['web-stays-in-the-browser', web('features/weight/plate.ts'), reach('@dayplate/food-pictures')],
    ['web-stays-in-the-browser', web('platform/spy.ts'), reach('../../../server/src/modules/accounts/index.ts')],
    ['feature-knows-no-feature', web('features/weight/both.ts'), reach('../hydration/goal.tsx')],
    ['feature-day-plan', web('features/day-plan/weight.ts'), reach('../weight/chart.tsx')],
    ['feature-knows-no-route', web('features/weight/home.ts'), reach('../../routes/home.tsx')],
    ['feature-knows-no-route', web('domain/recipe.ts'), reach('../routes/home.tsx')],
    ['domain-knows-no-feature', web('domain/goal.ts'), reach('../features/hydration/goal.tsx')],
    ['platform-and-ui-know-no-product', web('platform/goal.ts'), reach('../features/hydration/goal.tsx')],
    ['platform-and-ui-know-no-product', web('platform/plate.ts'), reach('../domain/meal.ts')],
    ['platform-and-ui-know-no-product', web('ui/plate.ts'), reach('../domain/meal.ts')],
    ['web-asks-in-three-ways', web('features/weight/ask.ts'), reach('urql')],
    ['ui-knows-no-domain', web('ui/session.ts'), reach('../platform/session.ts')],
    ['ui-knows-no-domain', web('ui/meal.ts'), reach('@dayplate/nutrition')],
    ['testing-for-tests', server('modules/planning/plan.ts'), reach('@dayplate/nutrition/testing')],
  ]

  it.each(planted)('find %s in %s', async (rule, file, text) => {
    plant({ [file]: text })
    expect(await rulesBroken()).toContain(rule)
  })

  it('find a circular import, even one of types only', async () => {
    plant({
      'packages/dates/src/one.ts': `import type { Two } from './two.ts'\nexport interface One { readonly two: Two | null }\n`,
      'packages/dates/src/two.ts': `import type { One } from './one.ts'\nexport interface Two { readonly one: One | null }\n`,
    })
    expect(await rulesBroken()).toContain('no-circle')
  })

  it('find a circular import through a generated file', async () => {
    plant({
      [server('platform/schema.gen.ts')]: `import type { Account } from '../account.ts'\nexport type Me = Account\n`,
      [server('account.ts')]:
        `import type { Me } from './platform/schema.gen.ts'\nexport interface Account { readonly me: Me | null }\n`,
    })
    expect(await rulesBroken()).toContain('no-circle')
  })
})

/** The names on a path from `name` back to itself. */
function circleThrough(name: string, edges: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const seen = new Set<string>()
  const walk = (from: string): void => {
    for (const next of edges[from] ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      walk(next)
    }
  }
  walk(name)
  return seen.has(name) ? [...seen] : []
}

describe.each([
  ['MODULE_EDGES', MODULE_EDGES],
  ['FEATURE_EDGES', FEATURE_EDGES],
  ['PACKAGE_EDGES', PACKAGE_EDGES],
])('the table %s', (_table, edges) => {
  it.each(Object.keys(edges))('has no path from %s back to itself', (name) => {
    expect(circleThrough(name, edges)).toEqual([])
  })
})
