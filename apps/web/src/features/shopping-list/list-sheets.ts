import { connectionOf, sparesData } from '../../platform/connection/connection.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { whenIdle } from '../../platform/lazy/when-idle.ts'

export const productDetails = lazyPart(
  async () => (await import('./details/product-details.tsx')).ProductDetails,
  'shopping-choices',
)
export const daysAndPeople = lazyPart(
  async () => (await import('./days-and-people/days-and-people.tsx')).DaysAndPeople,
  'shopping-choices',
  'calendar',
)
export const shareList = lazyPart(async () => (await import('./share/share-list.tsx')).ShareList, 'shopping-choices')

/** Loads the sheets of the list once the page is idle, because in the shop there may be no connection. */
export function prepareSheets(): void {
  whenIdle(() => {
    if (sparesData(connectionOf(navigator))) return
    // A sheet that does not arrive is loaded when it is opened.
    for (const sheet of [productDetails, daysAndPeople, shareList]) void sheet.load().catch(() => {})
  })
}
