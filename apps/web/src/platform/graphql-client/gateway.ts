import type { Client } from '@urql/core'
import { acknowledge } from '../errors/watched-failures.ts'
import { onLanguageChange } from '../i18n/i18n.ts'
import { UserDataDocument } from '../session/session.gen.ts'
import { endRefusedSession } from '../session/end-refused-session.ts'
import { onSessionChange, type Person, readToken, rememberPerson, startSession } from '../session/session.ts'
import { createStore, useStore } from '../store/store.ts'
import { setLoadedGateway } from './gateway-registry.ts'
import { createGatewayClient } from './create-gateway-client.ts'
import { failureOf } from './failure.ts'

interface Connection {
  readonly token: string | null
  readonly client: Client
}

const connection = createStore(connect(readToken()))

function connect(token: string | null): Connection {
  return { token, client: createGatewayClient({ token, onRefused: () => endRefusedSession(token) }) }
}

onSessionChange(() => {
  if (connection.read().token !== readToken()) connection.write(connect(readToken()))
})

// Dishes and recipes are in the reader's language, so everything is queried again in the new one.
onLanguageChange(() => connection.write(connect(readToken())))

/** The client of the current session, for loaders and mutations. */
export function gateway(): Client {
  return connection.read().client
}

export function useGateway(): Client {
  return useStore(connection).client
}

/** Starts a session. Loads the user first, so that the next page has them. */
export async function signIn(token: string): Promise<void> {
  begin(await prepare(token))
}

/** Starts a session unless another tab has started one in the meantime, which stays. Returns whether it started. */
export async function signInIfSignedOut(token: string): Promise<boolean> {
  const prepared = await prepare(token)
  if (readToken() !== null) return false
  begin(prepared)
  return true
}

interface PreparedSession {
  readonly token: string
  readonly client: Client
  readonly person: Person | undefined
}

async function prepare(token: string): Promise<PreparedSession> {
  const { client } = connect(token)
  const { data, error } = await client.query(UserDataDocument, {}).toPromise()
  // The failure is ignored, because a page that needs the user queries again.
  acknowledge(error && failureOf(error))
  return { token, client, person: data?.me }
}

function begin({ token, client, person }: PreparedSession): void {
  if (person) rememberPerson(person)
  connection.write({ token, client })
  startSession(token)
}

setLoadedGateway({ gateway, signIn, signInIfSignedOut })
