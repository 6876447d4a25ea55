import { gatewayHeaders } from '../../../platform/graphql-client/gateway-headers.ts'
import { endRefusedSession } from '../../../platform/session/end-refused-session.ts'
import { readToken } from '../../../platform/session/session.ts'

export type DataOutcome =
  | { readonly kind: 'fetched'; readonly archive: Blob; readonly name: string }
  /** The session has ended, and the page with it. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }

const DATA_PATH = '/me/data'
const FILE_NAME = /filename="(?<name>[\w.-]+)"/

/** Fetches everything we hold about the person. By a call, for a link could not carry the token in its header. */
export async function fetchData(): Promise<DataOutcome> {
  const token = readToken()
  const response = await fetch(DATA_PATH, { method: 'POST', headers: gatewayHeaders(token) }).catch(() => null)
  if (response === null) return { kind: 'offline' }
  if (response.status === 401) {
    endRefusedSession(token)
    return { kind: 'refused' }
  }
  if (response.status === 403) return { kind: 'too-many' }
  if (!response.ok) return { kind: 'failed' }
  const archive = await response.blob().catch(() => null)
  if (archive === null) return { kind: 'offline' }
  const { name } = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.groups ?? {}
  return { kind: 'fetched', archive, name: name ?? 'dayplate.zip' }
}
