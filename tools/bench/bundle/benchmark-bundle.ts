import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts'
import { routeExamples } from '../../../apps/web/e2e/routes.ts'
import { sessionsOf } from '../../../apps/web/e2e/routes-viewers.ts'
import { openBrowser } from '../../browser/open-browser.ts'
import { startProduct } from '../../screenshots/start-product.ts'
import { measured, measuredAtMost, type BenchRow } from '../bench-row.ts'
import { budgetsOf, BYTES_PER_KIB, PRECACHE_FILES, PRECACHE_KIB, type WeighedScreen } from './budgets.ts'
import { weighPrecache } from './weigh-precache.ts'
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
    const screens = budgetsOf(weighed).map(({ name, kib, mostKib }) =>
      measuredAtMost(mostKib, { name: `bundle: ${name}, as sent`, value: kib, unit: 'KiB' }),
    )
    return [...screens, ...precacheRows()]
  } finally {
    await browser.close()
    await product.stop()
  }
}

function precacheRows(): readonly BenchRow[] {
  const { files, bytes, fontBytes } = weighPrecache('apps/web/dist')
  return [
    measuredAtMost(PRECACHE_FILES, { name: 'bundle: service worker, precached files', value: files, unit: 'files' }),
    measuredAtMost(PRECACHE_KIB, {
      name: 'bundle: service worker, precached without fonts, as sent',
      value: bytes / BYTES_PER_KIB,
      unit: 'KiB',
    }),
    measured('bundle: service worker, precached fonts', fontBytes / BYTES_PER_KIB, 'KiB'),
  ]
}
