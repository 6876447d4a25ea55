import type { SecurityEvent, LoginMethod } from '../../platform/security-events/security-event.ts'
import type { LogInOutcome } from './log-in.ts'

/** The security event of a login. */
export function loginEvent(by: LoginMethod, outcome: LogInOutcome): SecurityEvent {
  switch (outcome.kind) {
    case 'logged-in':
      return { event: 'login', by, outcome: 'done', userId: outcome.userId }
    case 'refused':
      return { event: 'login', by, outcome: 'refused', userId: outcome.userId }
    case 'limited':
      return { event: 'login', by, outcome: 'limited', userId: null }
  }
}
