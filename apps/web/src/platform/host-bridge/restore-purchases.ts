import { hearHost } from './hear-host.ts'
import { tellHost } from './host-bridge.ts'

/** As long as the app may take for its other answer, in milliseconds (specification, section 4). */
const ANSWERED_WITHIN_MS = 5_000

/** Has the mobile app ask its store for what was bought before, and waits until it has, or for five seconds. */
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
