import type { CheckResult, Failure } from './check.ts'

/** Of a failed test: what was expected and where; the rest is in the log of its runner. */
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

/** A check in one line, and below it why it failed: a log is read from its start and often cut at its end. */
export function sayResult({ name, passed, failed, seconds, failures, secondTries, output }: CheckResult): string {
  const again = secondTries.length > 0 ? `, ${secondTries.length} of them at the second try` : ''
  const counts = passed + failed > 1 ? `  ${passed} passed${again}, ${failed} failed` : ''
  const line = `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${counts}`
  if (failed === 0) return line
  const isExplained = failures.some(({ message = '' }) => message !== '')
  return [line, ...failures.map(sayFailure), ...(isExplained ? [] : [output.trimEnd()]), ''].join('\n')
}

/** The end of a run: each thing that failed, or passed only when it was tried again, by name. */
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
