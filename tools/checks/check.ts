/** Something that must hold for every change; run from the clone's top folder. */
export interface Check {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** Where a test runner writes its report; the check counts as its tests then, else as one. */
  readonly report?: string
}

/** How a check went. `failures` are names worth a line each in the summary. */
export interface CheckResult {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly failures: readonly string[]
  readonly output: string
}
