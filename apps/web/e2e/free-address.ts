import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../server/test/tools/test-server.ts'

/**
 * Makes room for a new person at an address. A journey that is tried a second time would find the one of its first try there,
 * with all they did: they move to another address, so that each try has a person of its own.
 */
export async function freeAddress({ services }: TestServer, email: string): Promise<void> {
  const elsewhere = `${randomUUID()}@example.com`
  await services.db.updateTable('users').set({ email: elsewhere }).where('email', '=', email).execute()
}
