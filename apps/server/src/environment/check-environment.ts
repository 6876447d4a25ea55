import { isThisMachine } from '../platform/is-this-machine.ts'
import { databaseHost, productionViolations } from './check-production.ts'
import { operatorViolations } from './operator-environment.ts'
import { socialViolations } from './social-environment.ts'

/** The variables an operator wrote, which may have any form. */
type Variables = Readonly<Record<string, string | undefined>>

const CHOOSE =
  'Set DAYPLATE_ENV=production for real people, or DAYPLATE_ENV=development to try the product with a demo account that everybody knows'

/** Violations between variables that are valid each by itself. */
export function checkEnvironment(variables: Variables): readonly string[] {
  const isProduction = variables['DAYPLATE_ENV'] === 'production'
  return [
    ...undecidedViolations(variables),
    ...homeViolations(variables),
    ...senderViolations(variables, isProduction),
    ...socialViolations(variables),
    ...(isProduction ? [...productionViolations(variables), ...operatorViolations(variables)] : []),
  ]
}

/**
 * Without DAYPLATE_ENV an installation is for trying the product, with a demo account and a public schema. When other variables
 * suggest real users, this asks the operator to decide.
 */
function undecidedViolations({ DAYPLATE_ENV, PUBLIC_URL = '', DATABASE_URL = '' }: Variables): string[] {
  if (DAYPLATE_ENV !== undefined) return []
  const database = URL.parse(DATABASE_URL)
  const signs = [
    ...(URL.parse(PUBLIC_URL)?.protocol === 'https:' ? ['PUBLIC_URL is an https:// address'] : []),
    ...(database !== null && !isThisMachine(databaseHost(database)) ? ['DATABASE_URL is on another machine'] : []),
  ]
  return signs.length === 0 ? [] : [`DAYPLATE_ENV: is missing, but ${signs.join(' and ')}. ${CHOOSE}`]
}

/** Our start page redirects visitors to the home page, so naming it as the home page would redirect for ever. */
function homeViolations({ PUBLIC_URL, EXTERNAL_HOME_URL = '' }: Variables): string[] {
  const own = URL.parse(PUBLIC_URL ?? '')
  const home = URL.parse(EXTERNAL_HOME_URL)
  return own !== null && home?.origin === own.origin && home.pathname === '/'
    ? ['EXTERNAL_HOME_URL: is the start of this installation, which leads to it. Name another page, such as /home']
    : []
}

/** Mail servers refuse mails without a sender. */
const senderViolations = ({ SMTP_URL, MAIL_FROM }: Variables, isProduction: boolean): string[] =>
  (SMTP_URL !== undefined || isProduction) && MAIL_FROM === undefined
    ? ['MAIL_FROM: is missing. Name who your mails come from, for example Dayplate <hello@dayplate.example>']
    : []
