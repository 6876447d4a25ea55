import type { AdminChange } from './admin-command.ts'

interface OperatorCall {
  readonly args: readonly string[]
  /** Who is logged in on the machine. */
  readonly operator: string
  readonly change: AdminChange
  readonly nowMs: number
}

/** As the server's log writes its level "info". */
const INFO = 30

/**
 * A line of the kind the server writes of security events, for commands are not in its log. Of the arguments it holds the name of the
 * command alone: others are addresses, codes and words.
 */
export const operatorLine = ({ args, operator, change, nowMs }: OperatorCall): string =>
  JSON.stringify({
    level: INFO,
    time: nowMs,
    event: 'operator-command',
    command: args.slice(0, 2).join(' '),
    operator,
    outcome: 'done',
    userId: change.userId,
    msg: 'security event',
  })
