/**
 * How a user with an older login proves their identity before they change their login methods. Without a password only a new
 * login proves it.
 */
export type ReauthMethod = 'password' | 'log-in'

/** Reads the method from the messages of a refused call. */
export const reauthMethodOf = (messages: readonly string[]): ReauthMethod =>
  messages.includes('auth/prove/log-in') ? 'log-in' : 'password'
