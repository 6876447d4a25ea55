import type { Kysely } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Device } from '../../platform/http/read-device.ts'
import type { Services } from '../../services.ts'
import { noteLoginNetwork } from './login-networks.repository.ts'
import { makeSessionToken, TOKEN_LIFETIME_SECONDS } from './session-token.ts'
import { insertSession, noteReturn } from './sessions.repository.ts'

const MS_PER_SECOND = 1000

/**
 * Logs a person in on a device and returns the token, which only the browser keeps. Each login has its own token. The network
 * is null for accounts that operators create.
 */
export async function openSession(
  db: Kysely<DB>,
  { clock, randomBytes }: Pick<Services, 'clock' | 'randomBytes'>,
  { userId, device, network }: { readonly userId: string; readonly device: Device; readonly network: string | null },
): Promise<string> {
  const { token, tokenHash } = makeSessionToken(randomBytes)
  const expiresAt = instantOf(clock, TOKEN_LIFETIME_SECONDS * MS_PER_SECOND)
  await insertSession(db, { userId, tokenHash, device, expiresAt }, clock)
  await noteReturn(db, clock, userId)
  if (network !== null) await noteLoginNetwork(db, clock, { userId, network })
  return token
}
