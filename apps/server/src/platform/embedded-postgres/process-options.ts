import type { Instance } from './instance.ts'

/** How every PostgreSQL program of an instance is started: its account, a folder it may enter, and nothing of our environment. */
export function processOptions({ user, home }: Instance) {
  return { ...user, cwd: home, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}
