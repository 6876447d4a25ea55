import { tellHost } from '../../platform/host-bridge/host-bridge.ts'
import { endSession } from '../../platform/session/session.ts'

/** Takes what is left of a removed account out of this browser: at once, for its person may go elsewhere or close the page. */
export function clearAccount(): void {
  endSession()
  tellHost({ type: 'forced_logout' })
}
