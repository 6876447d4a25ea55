import type { AdminChange } from './admin-command.ts'

interface OperatorCall {
  readonly command: string
  /** The user logged in on the machine. */
  readonly operator: string
  readonly change: AdminChange
  readonly nowMs: number
}

/** The number of the level "info" in the server's log. */
const INFO = 30

/**
 * Writes a security event in the format of the server's log, because commands run outside the server. It contains the command
 * without its arguments, which are addresses, codes and free text.
 */
export const operatorLine = ({ command, operator, change, nowMs }: OperatorCall): string =>
  JSON.stringify({
    level: INFO,
    time: nowMs,
    event: 'operator-command',
    command,
    operator,
    outcome: 'done',
    userId: change.userId,
    msg: 'security event',
  })
