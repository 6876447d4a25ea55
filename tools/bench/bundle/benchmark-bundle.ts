import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts'
import { routeExamples } from '../../../apps/web/e2e/routes.ts'
import { sessionsOf } from '../../../apps/web/e2e/routes-viewers.ts'
import { openBrowser } from '../../browser/open-browser.ts'
import { startProduct } from '../../screenshots/start-product.ts'
import { measuredAtMost, type BenchRow } from '../bench-row.ts'
import { budgetsOf, type WeighedScreen } from './budgets.ts'
import { weighScreen } from './weigh-screen.ts'

/** Measures the JavaScript that each screen of the built product loads in a real browser, in bytes as sent. */
export async function benchmarkBundle(): Promise<readonly BenchRow[]> {
  const product = await startProduct('bundle')
  const browser = await openBrowser()
  try {
    const sessions = sessionsOf(product.address)
    const weighed: WeighedScreen[] = []
    for (const screen of routeExamples(dayOfInstant(systemClock.now(), DEFAULT_TIME_ZONE))) {
      const token = await sessions(screen.as, screen.endsSession ?? false)
      weighed.push({ screen, scripts: await weighScreen(browser, { address: product.address, screen, token }) })
    }
    return budgetsOf(weighed).map(({ name, kib, mostKib }) =>
      measuredAtMost(mostKib, { name: `bundle: ${name}, as sent`, value: kib, unit: 'KiB' }),
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}
