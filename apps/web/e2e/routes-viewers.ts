import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DEMO_CREDENTIALS } from '../../server/src/scenario/index.ts'
import type { Viewer } from './routes.ts'

const LOGIN = `mutation Login($email: String!, $password: String!) {
  answer: login(email: $email, password: $password) { ... on Token { token } }
}`
const REGISTER = `mutation Register($request: RegistrationInput!) {
  answer: register(request: $request) { ... on Token { token } }
}`

const CALL_TIMEOUT_MS = 30_000

const tokenAnswer = z.object({ data: z.object({ answer: z.object({ token: z.string() }) }) })

/** Starts a new session of the viewer; null for a visitor. Each newcomer is a new user. Throws if it is refused. */
export async function openSession(address: string, viewer: Viewer): Promise<string | null> {
  switch (viewer) {
    case 'visitor':
      return null
    case 'subscriber':
      return askForToken(address, LOGIN, { email: DEMO_CREDENTIALS.email, password: DEMO_CREDENTIALS.password })
    case 'newcomer':
      return askForToken(address, REGISTER, { request: newcomer() })
  }
}

const newcomer = () => ({
  // An address that cannot receive mail (RFC 2606).
  email: `${randomUUID()}@dayplate.example`,
  password: 'new-plate',
  agreementsTermsAndConditions: true,
  agreementsPersonalDataProcessing: true,
})

async function askForToken(address: string, query: string, variables: object): Promise<string> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
  return tokenAnswer.parse(await response.json()).data.answer.token
}

/** Keeps each viewer's session for the next test, because each login costs the server a slow hash. */
export function sessionsOf(address: string): (viewer: Viewer, isOwn: boolean) => Promise<string | null> {
  const kept = new Map<Viewer, Promise<string | null>>()
  return (viewer, isOwn) => {
    if (isOwn) return openSession(address, viewer)
    const session = kept.get(viewer) ?? openSession(address, viewer)
    kept.set(viewer, session)
    // After a refused login the next test logs in again, so that not all following tests fail.
    session.catch(() => kept.delete(viewer))
    return session
  }
}
