import type { CheckResult, Failure } from './check.ts'

/** Lines of a failed test's message that are shown: they say what was expected and where. The rest is in the log. */
const MESSAGE_LINES = 14

const indent = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join('\n')

const sayFailure = ({ name, message = '' }: Failure): string =>
  message === '' ? `  ${name}` : `  ${name}\n${indent(message)}`

/**
 * One line for a check, and its failures below. The line comes first, because logs are read from the start and often
 * cut at the end.
 */
export function sayResult({ name, passed, failed, seconds, failures, secondTries, output }: CheckResult): string {
  const again = secondTries.length > 0 ? `, ${secondTries.length} of them at the second try` : ''
  const counts = passed + failed > 1 ? `  ${passed} passed${again}, ${failed} failed` : ''
  const line = `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${counts}`
  if (failed === 0) return line
  const isExplained = failures.some(({ message = '' }) => message !== '')
  return [line, ...failures.map(sayFailure), ...(isExplained ? [] : [output.trimEnd()]), ''].join('\n')
}

/** The end of a run: the names of all failures and of all tests that passed only at the second try, then the totals. */
export function sayEnd(results: readonly CheckResult[]): string {
  const named = (word: string, of: (result: CheckResult) => readonly Failure[]): readonly string[] =>
    results.flatMap((result) => of(result).map((failure) => `${word} ${result.name}: ${failure.name}`))
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0)
  return [
    ...named('second try', ({ secondTries }) => secondTries),
    ...named('FAILED', ({ failures }) => failures),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
