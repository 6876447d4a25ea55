import type { Instance } from './instance.ts'

/** The options of every PostgreSQL process: its account, a working folder it may enter, and none of our environment variables. */
export function processOptions({ user, home }: Instance) {
  return { ...user, cwd: home, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}
