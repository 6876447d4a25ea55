import { isThisMachine } from './platform/is-this-machine.ts'
import { databaseHost } from './production-faults.ts'

/** What an operator wrote; nothing here is trusted to be well-formed. */
type Variables = Readonly<Record<string, string | undefined>>

const CHOOSE =
  'Set DAYPLATE_ENV=production for real people, or DAYPLATE_ENV=development to try the product with a demo account that everybody knows'

/**
 * Where nobody said whom the installation is for, it is for trying: with a demo account and a schema that is told. What only real people's
 * installations have is reason enough to ask first.
 */
export function undecidedFaults({ DAYPLATE_ENV, PUBLIC_URL = '', DATABASE_URL = '' }: Variables): string[] {
  if (DAYPLATE_ENV !== undefined) return []
  const database = URL.parse(DATABASE_URL)
  const signs = [
    ...(URL.parse(PUBLIC_URL)?.protocol === 'https:' ? ['PUBLIC_URL is an https:// address'] : []),
    ...(database !== null && !isThisMachine(databaseHost(database)) ? ['DATABASE_URL is on another machine'] : []),
  ]
  return signs.length === 0 ? [] : [`DAYPLATE_ENV: is missing, but ${signs.join(' and ')}. ${CHOOSE}`]
}
