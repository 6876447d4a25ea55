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

// Dishes and recipes follow the reader's language: what was answered in the old one is asked for again.
onLanguageChange(() => connection.write(connect(readToken())))

/** The connection of the present session, for loaders and mutations. */
export function gateway(): Client {
  return connection.read().client
}

export function useGateway(): Client {
  return useStore(connection).client
}

/** Begins a session: the person is loaded first, so that the next page finds them. */
export async function signIn(token: string): Promise<void> {
  begin(await prepare(token))
}

/** As `signIn`, unless somebody is logged in by then, as in another tab: they stay. Says whether the session began. */
export async function signInWhereNobodyIs(token: string): Promise<boolean> {
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
  // A caller that needs the person asks again.
  acknowledge(error && failureOf(error))
  return { token, client, person: data?.me }
}

function begin({ token, client, person }: PreparedSession): void {
  if (person) rememberPerson(person)
  connection.write({ token, client })
  startSession(token)
}

setLoadedGateway({ gateway, signIn, signInWhereNobodyIs })
