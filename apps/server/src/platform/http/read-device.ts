import { parse } from 'bowser'

/** What a browser says it is, for the person who looks at the list of their logins. Never used to decide anything. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** Calls that no browser makes: jobs, and people that tests set up. */
export const NO_DEVICE: Device = { browser: null, system: null }

/** Longer lines are nobody's browser. */
const USER_AGENT_MAX_LENGTH = 512
const NAME_MAX_LENGTH = 50

const nameOf = (name: string | undefined): string | null =>
  name === undefined || name === '' ? null : name.slice(0, NAME_MAX_LENGTH)

/** Reads a `User-Agent` header; what it does not say is null. */
export function readDevice(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '' || userAgent.length > USER_AGENT_MAX_LENGTH) return NO_DEVICE
  const { browser, os } = parse(userAgent)
  return { browser: nameOf(browser.name), system: nameOf(os.name) }
}
