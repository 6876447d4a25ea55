import type { Locator, Page } from 'playwright-core'

/** Ways to operate a page: with a pointer or with the keyboard alone. */
export interface Hands {
  /** Presses a link or a button. */
  readonly press: (target: Locator) => Promise<void>
  readonly fill: (field: Locator, text: string) => Promise<void>
  /** Chooses a radio button or ticks a checkbox that is off. */
  readonly choose: (option: Locator) => Promise<void>
}

/** The maximum number of presses of Tab, enough to pass through our longest page once. */
const MOST_STOPS = 120
const MOST_OPTIONS = 10

export const pointer = (): Hands => ({
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  choose: async (option) => {
    // The bar at the bottom of the screen may cover the option, and a forced click would land on the bar.
    await option.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // Cards cover their radio buttons.
    await option.check({ force: (await option.getAttribute('type')) === 'radio' })
  },
})

export function keyboard(page: Page): Hands {
  return {
    async press(target) {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    async fill(field, text) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async choose(option) {
      await option.waitFor({ state: 'attached' })
      if ((await option.getAttribute('type')) === 'checkbox') {
        await tabTo(page, option)
        await page.keyboard.press('Space')
      } else await chooseRadio(page, option)
    },
  }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus. Throws if Tab does not reach it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never comes to ${String(target)}.`)
}

/** Chooses a radio button: Tab moves to its group, which is one tab stop, and the arrow keys choose within the group. */
async function chooseRadio(page: Page, option: Locator): Promise<void> {
  const isInGroup = () =>
    option.evaluate((element) => {
      const focused = document.activeElement
      return focused instanceof HTMLInputElement && focused.getAttribute('name') === element.getAttribute('name')
    })
  for (let stop = 0; stop < MOST_STOPS && !(await isInGroup()); stop += 1) await page.keyboard.press('Tab')
  if (await isFocused(option)) await page.keyboard.press('Space')
  for (let step = 0; step < MOST_OPTIONS && !(await option.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown')
  if (!(await option.isChecked())) throw new Error(`The arrow keys never come to ${String(option)}.`)
}
