import { keepLoadedFiles } from '../../platform/app-update/keep-loaded-files.ts'
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

/**
 * Loads the sheets of the list once the page is idle, because in the shop there may be no connection, and keeps the page's files for a
 * reload there.
 */
export function prepareSheets(): void {
  whenIdle(() => {
    const sheets = sparesData(connectionOf(navigator)) ? [] : [productDetails, daysAndPeople, shareList]
    // A sheet that does not arrive is loaded when it is opened.
    void Promise.allSettled(sheets.map(async (sheet) => sheet.load()))
      .then(keepLoadedFiles)
      .catch(() => {})
  })
}
