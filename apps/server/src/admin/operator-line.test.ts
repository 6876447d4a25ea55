import { expect, it } from 'vitest'
import { operatorLine } from './operator-line.ts'

it('contains the command, the operator and the account, but no arguments', () => {
  const line = operatorLine({ command: 'grants give', operator: 'ola', change: { userId: 'u-1' }, nowMs: 7 })
  expect(JSON.parse(line)).toEqual({
    level: 30,
    time: 7,
    event: 'operator-command',
    command: 'grants give',
    operator: 'ola',
    outcome: 'done',
    userId: 'u-1',
    msg: 'security event',
  })
})
