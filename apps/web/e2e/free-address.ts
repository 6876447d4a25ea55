import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../server/test/tools/test-server.ts'

/**
 * Frees an e-mail address for a new user by moving an existing one to a random address. Without it a retried test would find the
 * user of its first attempt, with all their changes.
 */
export async function freeAddress({ services }: TestServer, email: string): Promise<void> {
  const elsewhere = `${randomUUID()}@example.com`
  await services.db.updateTable('users').set({ email: elsewhere }).where('email', '=', email).execute()
}
