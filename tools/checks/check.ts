/** Something that must hold for every change; run from the clone's top folder. */
export interface Check {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** Where a test runner writes its report; the check counts as its tests then, else as one. */
  readonly report?: string
}

/** What failed, by name, and what was said of it, if anything was. */
export interface Failure {
  readonly name: string
  readonly message?: string
}

/** How a check went; `failures` and `secondTries` are named in the summary, `output` is all that it said. */
export interface CheckResult {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly failures: readonly Failure[]
  readonly secondTries: readonly Failure[]
  readonly output: string
}
