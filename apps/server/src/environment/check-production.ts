import { isThisMachine } from '../platform/is-this-machine.ts'
import { SOCIAL_SERVICE_ADDRESSES } from './social-environment.ts'

/** The variables an operator wrote, which may have any form. */
type Variables = Readonly<Record<string, string | undefined>>

/**
 * Variables with addresses of outside services (mail, payment operators, identity providers). Stand-ins run on this machine, so
 * in production none of these may point here. A new service adds its variable.
 */
const OUTSIDE_SERVICE_ADDRESSES: readonly string[] = ['SMTP_URL', ...SOCIAL_SERVICE_ADDRESSES]

/** Passwords that installers and examples use. */
const DEFAULT_PASSWORDS: ReadonlySet<string> = new Set([
  'admin',
  'changeme',
  'dayplate',
  'example',
  'password',
  'postgres',
  'root',
  'secret',
])

/** Every violation of the rules for real users, by variable, so that an operator can correct all at once. */
export const productionViolations = (
  variables: Variables,
  outsideServices: readonly string[] = OUTSIDE_SERVICE_ADDRESSES,
): readonly string[] => [
  ...publicUrlViolations(variables['PUBLIC_URL']),
  ...trustedProxiesViolations(variables['TRUSTED_PROXIES']),
  ...['EXTERNAL_HOME_URL', 'COACH_URL'].flatMap((name) => siteViolations(name, variables[name])),
  ...databaseViolations(variables['DATABASE_URL']),
  ...throttleViolations(variables['THROTTLE_FACTOR']),
  ...smtpViolations(variables['SMTP_URL']),
  ...erasedPeopleViolations(variables['ERASED_PEOPLE_FILE']),
  ...mailKeyViolations(variables['MAIL_KEY']),
  ...outsideServices.flatMap((name) => standInViolations(name, variables[name])),
]

function publicUrlViolations(text: string | undefined): string[] {
  if (text === undefined)
    return ['PUBLIC_URL: is missing. Name the address people use, for example https://dayplate.example']
  const url = URL.parse(text)
  if (url === null) return []
  return [
    ...(url.protocol === 'http:' ? ['PUBLIC_URL: must begin with https:// in production'] : []),
    ...(isThisMachine(url.hostname) ? ['PUBLIC_URL: is an address of this machine, which nobody else can reach'] : []),
  ]
}

/** Checks pages that the product links to. A path of the app has no protocol. */
const siteViolations = (name: string, text = ''): string[] =>
  URL.parse(text)?.protocol === 'http:' ? [`${name}: must begin with https:// in production`] : []

const trustedProxiesViolations = (text: string | undefined): string[] =>
  text === undefined
    ? [
        'TRUSTED_PROXIES: is missing. Name the addresses of your TLS proxy, for example 127.0.0.1, or none if there is no proxy: otherwise all people would count as one sender',
      ]
    : []

const throttleViolations = (text = '1'): string[] =>
  text === '1' ? [] : ['THROTTLE_FACTOR: is for load tests only; in production it would allow more guesses']

const smtpViolations = (text: string | undefined): string[] =>
  text === undefined
    ? [
        'SMTP_URL: is missing. Name the mail server that takes your mails, for example smtps://name:password@mail.example: without it nobody gets their links',
      ]
    : []

const erasedPeopleViolations = (text: string | undefined): string[] =>
  text === undefined
    ? [
        'ERASED_PEOPLE_FILE: is missing. Name a file outside the database, for example /var/lib/dayplate/erased-people.txt: without it a restored backup brings erased people back',
      ]
    : []

const mailKeyViolations = (text: string | undefined): string[] =>
  text === undefined
    ? [
        'MAIL_KEY: is missing. Make one and keep it outside the database: openssl rand -base64 32. It encrypts the links in mails that wait',
      ]
    : []

function databaseViolations(text: string | undefined): string[] {
  if (text === undefined)
    return [
      'DATABASE_URL: is missing. The embedded database is for trying the product; real people’s data belongs in a PostgreSQL database that you back up',
    ]
  const url = URL.parse(text)
  // A malformed address has been reported already.
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || isThisMachine(databaseHost(url))) return []
  const password = databasePassword(url)
  if (password === '') return ['DATABASE_URL: has no password, and the database is on another machine']
  const isDefault = DEFAULT_PASSWORDS.has(password.toLowerCase()) || password === url.username
  return isDefault
    ? ['DATABASE_URL: has a password that everybody tries first, and the database is on another machine']
    : []
}

/** A parameter of a database address takes precedence over the host before it. */
export const databaseHost = (url: URL): string => url.searchParams.get('host') ?? url.hostname
const databasePassword = (url: URL): string => url.searchParams.get('password') ?? decode(url.password)

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function standInViolations(name: string, text: string | undefined): string[] {
  const url = text === undefined ? null : URL.parse(text)
  return url !== null && isThisMachine(url.hostname)
    ? [`${name}: is an address of this machine, where only a stand-in runs. Name the real service`]
    : []
}
