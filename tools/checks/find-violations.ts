import { globSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import configuration from '../../.dependency-cruiser.mjs'

export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
}

export interface Survey {
  readonly violations: readonly Violation[]
  /** Sources that dependency-cruiser did not read, so that their violations stay unknown. */
  readonly unseen: readonly string[]
  readonly seen: number
}

const FOLDERS = ['apps', 'packages', 'tools']

/** Checks the imports of the clone at `root` against the rules of `.dependency-cruiser.mjs`. */
export async function findViolations(root: string): Promise<Survey> {
  const { forbidden, options } = configuration
  const folders = FOLDERS.filter((folder) => globSync(folder, { cwd: root }).length > 0)
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  })
  if (typeof output === 'string') throw new Error(output)
  const seen = new Set(output.modules.map((module) => module.source))
  const sources = globSync('{apps,packages,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
  return {
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unseen: sources.filter((file) => !seen.has(file)),
    seen: sources.length,
  }
}
