import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import type { AccountClaims, Configuration, Provider } from 'oidc-provider'
import { endedPage } from './ended-page.ts'
import { answering, openServer, readForm, sendPage } from './own-server.ts'
import { peoplePage } from './people-page.ts'
import { readPerson, type Person } from './person.ts'
import { quietLibrary } from './quiet-library.ts'
import { randomSecret } from './random-secret.ts'

export interface OpenIdStandIn {
  readonly issuer: string
  stop(): Promise<void>
}

interface Played {
  /** The imitated provider's name, such as Google. */
  readonly name: string
  /** A name of this machine. With a different one than the product's, browsers treat the provider as another site. */
  readonly host: '127.0.0.1' | 'localhost'
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** Whether a client secret is valid, for providers whose secret is not a constant text. */
  readonly isSecret?: (secret: string, issuer: string) => Promise<boolean>
}

const CHOOSE = '/choose/'
const SCOPES = ['openid', 'email', 'profile', 'name'] as const
const MINUTE_S = 60

/** Starts a certified OpenID provider with a page on which you pick a test person. */
export async function openIdStandIn(played: Played): Promise<OpenIdStandIn> {
  quietLibrary()
  const library = await import('oidc-provider')
  const server = await openServer()
  const issuer = `http://${played.host}:${server.port}`
  const people = new Map<string, Person>()
  const provider: Provider = new library.Provider(issuer, {
    ...(await configurationOf(played, people)),
    // Shows the form at every login, so that you can log in as several people.
    interactions: {
      policy: ['login', 'select_account'].map(
        (name) =>
          new library.interactionPolicy.Prompt(
            { name, requestable: true },
            new library.interactionPolicy.Check(
              'choose',
              'Somebody chooses who to be',
              ({ oidc }) => !oidc.result?.login,
            ),
          ),
      ),
      url: (_, { uid }) => CHOOSE + uid,
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope(SCOPES.join(' '))
      await grant.save()
      return grant
    },
  })
  const { isSecret } = played
  if (isSecret) provider.Client.prototype.compareClientSecret = (secret) => isSecret(secret, issuer)
  const answer = provider.callback()
  server.answerWith(
    answering((request, response) => {
      clearSession(request)
      return request.url?.startsWith(CHOOSE) === true
        ? choose(provider, people, { request, response, played })
        : answer(request, response)
    }),
  )
  return { issuer, stop: server.stop }
}

async function configurationOf(
  played: Played,
  people: ReadonlyMap<string, Person>,
): Promise<Omit<Configuration, 'interactions' | 'loadExistingGrant'>> {
  const { name, clientId, clientSecret, redirectUri } = played
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const cookie = name.toLowerCase()
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'stand-in' }] },
    scopes: SCOPES,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    // Puts the e-mail address into the id token, as Google and Apple do.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    // Browsers share cookies between ports of a host, so each stand-in needs cookie names of its own.
    cookies: {
      keys: [randomSecret()],
      names: { session: `${cookie}_session`, interaction: `${cookie}_interaction`, resume: `${cookie}_resume` },
    },
    ttl: { AccessToken: MINUTE_S, AuthorizationCode: MINUTE_S, IdToken: 5 * MINUTE_S, Interaction: 10 * MINUTE_S },
    renderError: (context, { error, error_description: description }, cause) => {
      context.type = isEnded(cause) ? 'html' : 'text'
      context.body = isEnded(cause) ? endedPageOf(played) : [error, description].filter(Boolean).join(': ')
    },
    findAccount: (_, subject) => {
      const person = people.get(subject)
      return person && { accountId: subject, claims: () => claimsOf(person) }
    },
  }
}

/**
 * Removes the session of the last login, so that the next login may be as another person. At a real provider, the user
 * would have to log out first.
 */
function clearSession({ headers }: IncomingMessage): void {
  const kept = headers.cookie?.split('; ').filter((cookie) => !/^\w+_session/.test(cookie)) ?? []
  headers.cookie = kept.join('; ')
}

const claimsOf = ({ subject, email, isEmailVerified, name }: Person): AccountClaims => ({
  sub: subject,
  given_name: name,
  ...(email === null ? {} : { email, email_verified: isEmailVerified }),
})

interface Choice {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly played: Played
}

/** Shows the page with the test people, or handles the choice that it posts. */
async function choose(provider: Provider, people: Map<string, Person>, { request, response, played }: Choice) {
  if (await hasEnded(provider, request, response)) return sendPage(response, endedPageOf(played), 400)
  if (request.method !== 'POST') {
    return sendPage(response, peoplePage({ provider: played.name, action: request.url ?? '' }))
  }
  const person = readPerson(await readForm(request))
  if (person !== null) people.set(person.subject, person)
  const result =
    person === null ? { error: 'access_denied' as const } : { select_account: {}, login: { accountId: person.subject } }
  await provider.interactionFinished(request, response, result)
}

const hasEnded = (provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
  provider.interactionDetails(request, response).then(
    () => false,
    (error: unknown) => {
      if (isEnded(error)) return true
      throw error
    },
  )

/** Whether the library refused a choice because it was already made or came too late. */
const isEnded = (error: unknown): boolean => error instanceof Error && error.name === 'SessionNotFound'

const endedPageOf = ({ name, redirectUri }: Played): string =>
  endedPage({ provider: name, productUrl: new URL(redirectUri).origin })
