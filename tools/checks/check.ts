/** A check that must pass for every change; it runs in the clone's top folder. */
export interface Check {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** The file of a test runner's report. With a report, each test counts; without one, the check counts as one. */
  readonly report?: string
}

/** The name of what failed, and its message if there is one. */
export interface Failure {
  readonly name: string
  readonly message?: string
}

/**
 * The result of a check. The summary lists `failures` and `secondTries`; `output` is everything that the check printed.
 */
export interface CheckResult {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly failures: readonly Failure[]
  readonly secondTries: readonly Failure[]
  readonly output: string
}
