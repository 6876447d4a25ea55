/** What somebody who has been logged in for a while does before they change how they log in: without a password only a new login helps. */
export type ReauthMethod = 'password' | 'log-in'

/** Of the messages with which the gateway refuses a call that needs proof. */
export const reauthMethodOf = (messages: readonly string[]): ReauthMethod =>
  messages.includes('auth/prove/log-in') ? 'log-in' : 'password'
