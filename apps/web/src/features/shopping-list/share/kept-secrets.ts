import { SHARED_LIST_PATH } from '@dayplate/rules/shopping-list'
import { LIST_LINKS_KEY } from '../../../platform/storage/person-keys.ts'
import { storage } from '../../../platform/storage/storage.ts'

/**
 * A secret that this browser made, kept so that its owner can copy the link again. The end of the link tells it from a later one to the same
 * list that another device made.
 */
interface KeptSecret {
  readonly start: string
  readonly end: string
  readonly expiresAt: string
  readonly token: string
}

export interface MadeLink {
  readonly period: { readonly start: string; readonly end: string }
  readonly expiresAt: string
}

const isKept = (value: unknown): value is KeptSecret =>
  typeof value === 'object' &&
  value !== null &&
  ['start', 'end', 'expiresAt', 'token'].every((name) => typeof Reflect.get(value, name) === 'string')

function read(): readonly KeptSecret[] {
  try {
    const stored: unknown = JSON.parse(storage.read(LIST_LINKS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

/** The address of a link; null if another browser made it. */
export function addressOf({ period, expiresAt }: MadeLink): string | null {
  const kept = read().find((one) => isOf(one, period) && one.expiresAt === expiresAt)
  return kept === undefined ? null : `${location.origin}${SHARED_LIST_PATH}/${kept.token}`
}

/** Keeps the secret of a new link in place of an earlier one to the same list. */
export function keepSecret({ period, expiresAt }: MadeLink, token: string): void {
  const { start, end } = period
  write([...read().filter((one) => !isOf(one, period)), { start, end, expiresAt, token }])
}

export function forgetSecret(period: MadeLink['period']): void {
  write(read().filter((one) => !isOf(one, period)))
}

/** Forgets the secrets of links that no longer work. */
export function forgetSecretsBeside(links: readonly MadeLink[]): void {
  const kept = read()
  const working = kept.filter((one) => links.some(({ period }) => isOf(one, period)))
  if (working.length < kept.length) write(working)
}

const isOf = (one: KeptSecret, { start, end }: MadeLink['period']): boolean => one.start === start && one.end === end

const write = (secrets: readonly KeptSecret[]): void =>
  storage.write(LIST_LINKS_KEY, secrets.length === 0 ? null : JSON.stringify(secrets))
