import { hearHost } from './hear-host.ts'
import { tellHost } from './host-bridge.ts'

/** How long the app may take to answer, in milliseconds (specification, section 4). */
const ANSWERED_WITHIN_MS = 5_000

/** Asks the mobile app to restore earlier purchases, and waits for its answer, for five seconds at most. */
export async function restorePurchases(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopHearing()
      resolve()
    }
    const timer = setTimeout(end, ANSWERED_WITHIN_MS)
    const stopHearing = hearHost(({ type }) => {
      if (type === 'purchases_restored') end()
    })
    tellHost({ type: 'restore_purchases' })
  })
}
