import type { AdminChange } from './admin-command.ts'

interface OperatorCall {
  readonly command: string
  /** Who is logged in on the machine. */
  readonly operator: string
  readonly change: AdminChange
  readonly nowMs: number
}

/** As the server's log writes its level "info". */
const INFO = 30

/**
 * A security event as the server logs it, because commands run outside the server. It names the command and none of its arguments, which are
 * addresses, codes and words.
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
