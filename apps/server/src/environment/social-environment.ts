import { z } from 'zod'
import type { SocialSettings } from '../modules/social/providers/index.ts'

/** Hosts of this machine, where stand-ins run without a certificate. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

const service = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address' })
  .refine((text) => isSafe(text), 'must begin with https://, unless it is an address of this machine')
  .transform((text) => text.replace(/\/$/, ''))

function isSafe(text: string): boolean {
  const url = URL.parse(text)
  return url === null || url.protocol === 'https:' || LOOPBACK.test(url.hostname)
}

const text = z.string().min(1).optional()

/** Accounts at login providers: all variables of a provider or none. The addresses of providers have defaults. */
export const socialVariables = {
  GOOGLE_ISSUER: service.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_ISSUER: service.default('https://appleid.apple.com'),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  /** PKCS #8 as Apple provides it. Line breaks may be written as \n. */
  APPLE_PRIVATE_KEY: text,
  FACEBOOK_DIALOG_URL: service.default('https://www.facebook.com'),
  FACEBOOK_API_URL: service.default('https://graph.facebook.com'),
  FACEBOOK_APP_ID: text,
  FACEBOOK_APP_SECRET: text,
} as const

/** Variables that belong together, by provider. */
const GROUPS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const

/** Variables with addresses of outside services, which must not be stand-ins in production. */
export const SOCIAL_SERVICE_ADDRESSES = [
  'GOOGLE_ISSUER',
  'APPLE_ISSUER',
  'FACEBOOK_DIALOG_URL',
  'FACEBOOK_API_URL',
] as const satisfies readonly (keyof typeof socialVariables)[]

/** Reports the missing variables of an incomplete account, because no login would work with such an account. */
export const socialViolations = (variables: Readonly<Record<string, string | undefined>>): string[] =>
  GROUPS.flatMap((group) => {
    const missing = group.filter((name) => variables[name] === undefined)
    if (missing.length === 0 || missing.length === group.length) return []
    const found = group.filter((name) => variables[name] !== undefined)
    return missing.map((name) => `${name}: is missing, although ${found.join(' and ')} is set`)
  })

type SocialEnvironment = z.infer<z.ZodObject<typeof socialVariables>>

/** The accounts in this environment; null for a provider without one. */
export const socialSettingsOf = (environment: SocialEnvironment): SocialSettings => ({
  google: googleOf(environment),
  apple: appleOf(environment),
  facebook: facebookOf(environment),
})

const googleOf = ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
}: SocialEnvironment) =>
  clientId === undefined || clientSecret === undefined ? null : { issuer, clientId, clientSecret }

function appleOf(environment: SocialEnvironment): SocialSettings['apple'] {
  const {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey,
  } = environment
  if (clientId === undefined || teamId === undefined || keyId === undefined || privateKey === undefined) return null
  return { issuer: environment.APPLE_ISSUER, clientId, teamId, keyId, privateKey }
}

function facebookOf(environment: SocialEnvironment): SocialSettings['facebook'] {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = environment
  if (appId === undefined || appSecret === undefined) return null
  return { dialogUrl: environment.FACEBOOK_DIALOG_URL, apiUrl: environment.FACEBOOK_API_URL, appId, appSecret }
}
