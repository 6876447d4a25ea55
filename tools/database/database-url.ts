import type { EmbeddedPostgresConnection } from '../../apps/server/src/platform/embedded-postgres/index.ts'

/** The address of a database in the form of `DATABASE_URL`; the socket's folder is the parameter `host`. */
export function toDatabaseUrl({ host, port, user, password }: EmbeddedPostgresConnection, database: string): string {
  const url = new URL(`postgresql://localhost/${database}`)
  url.username = user
  url.password = password
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))
  return url.href
}
