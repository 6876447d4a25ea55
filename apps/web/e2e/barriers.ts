import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** WCAG 2.2, levels A and AA, and what the checker's makers hold for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All of those rules that look at colours. A theme is nothing but colours, so a second theme can break no other. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What the checker finds on the page as it is shown, or within the elements of a selector: one line each, with the places. */
export function findBarriers(page: Page, within?: string): Promise<readonly string[]> {
  const checker = checkerOf(page).withTags(TAGS)
  return analyse(within === undefined ? checker : checker.include(within))
}

/** The same of its colours alone, for a page whose other theme was looked at in full. */
export const findColourBarriers = (page: Page): Promise<readonly string[]> =>
  analyse(checkerOf(page).withRules(COLOUR_RULES))

/** Without what it does for frames, such as opening a second page: the policy lets none of ours have any. */
const checkerOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

async function analyse(checker: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await checker.analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
}
