import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { ExecutionResult } from 'graphql'
import { isUuid } from '../../db/is-uuid.ts'
import type { Services } from '../../../services.ts'
import { claimKey, markDone, releaseKey, type CallKey } from './idempotency-keys.repository.ts'

export const IDEMPOTENCY_HEADER = 'x-idempotency-key'

/** The key of a call; null for one without a valid key, which is carried out as often as it is sent. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const value = headers[IDEMPOTENCY_HEADER]
  return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : null
}

/** A change to carry out at most once. */
export interface KeyedCall {
  readonly userId: string
  readonly key: string
  /**
   * The name of the operation, or its text without a name. Not the text of a named one: the web app sends it with the names of types once
   * its cache has loaded, and without them before.
   */
  readonly operation: string
  readonly variables: unknown
}

export type OnceOutcome =
  | { readonly kind: 'carried-out'; readonly execution: ExecutionResult }
  /** Carried out by an earlier call with this key, whose answer the caller may have lost. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'running' }
  | { readonly kind: 'other-call' }

/**
 * Carries out a change unless a call with its key has done so. A refused or failed change gives the key back, because it changed
 * nothing, and a repeated one must hear the refusal. A change that a killed server broke off is carried out again, so changes
 * that are sent with a key must bear that: they set a state, or their rows have ids that the caller made.
 */
export async function carryOutOnce(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, key, operation, variables }: KeyedCall,
  execute: () => Promise<ExecutionResult>,
): Promise<OnceOutcome> {
  const callHash = createHash('sha256')
    .update(JSON.stringify([operation, variables]))
    .digest()
  const call: CallKey = { userId, key, callHash }
  const claim = await claimKey(db, clock, call)
  if (claim.kind !== 'claimed') return claim.kind === 'done' ? { kind: 'repeated' } : { kind: claim.kind }
  const execution = await execute().catch(async (error: unknown) => {
    await releaseKey(db, call)
    throw error
  })
  if (isSuccess(execution)) await markDone(db, clock, call)
  else await releaseKey(db, call)
  return { kind: 'carried-out', execution }
}

/** Whether a change was made: no error, and no exception as the answer of a field, also inside a group such as `sale`. */
function isSuccess({ data, errors = [] }: ExecutionResult): boolean {
  if (errors.length > 0 || data === null || data === undefined) return false
  return !Object.values(data).some((field) => isException(field) || inside(field).some(isException))
}

const inside = (field: unknown): readonly unknown[] =>
  typeof field === 'object' && field !== null ? Object.values(field) : []

const isException = (field: unknown): boolean =>
  typeof field === 'object' &&
  field !== null &&
  '__typename' in field &&
  typeof field.__typename === 'string' &&
  field.__typename.endsWith('Exception')
