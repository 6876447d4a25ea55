import { parse } from 'bowser'

/** The browser and system a client claims to use, shown in the user's list of devices. Never used for decisions. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** For calls without a browser: jobs, and accounts that tests create. */
export const NO_DEVICE: Device = { browser: null, system: null }

/** Longer values do not come from a browser. */
const USER_AGENT_MAX_LENGTH = 512
const NAME_MAX_LENGTH = 50

const nameOf = (name: string | undefined): string | null =>
  name === undefined || name === '' ? null : name.slice(0, NAME_MAX_LENGTH)

/** Reads a `User-Agent` header. An unknown part is null. */
export function readDevice(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '' || userAgent.length > USER_AGENT_MAX_LENGTH) return NO_DEVICE
  const { browser, os } = parse(userAgent)
  return { browser: nameOf(browser.name), system: nameOf(os.name) }
}
