import type { Page } from 'playwright-core'

/** The ticks of a shopping list. */
export const ticks = (page: Page) => page.getByRole('checkbox', { name: /, bought$/ })
/** Pressed with `click`: `check` looks at the box again, which may have moved into the fold by then. */
export const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name}, bought`, exact: true })
/** The name of the product at this place. */
export const nameOf = async (page: Page, index: number) => {
  const label = await ticks(page).nth(index).getAttribute('aria-label')
  return (label ?? '').replace(/, bought$/, '')
}
