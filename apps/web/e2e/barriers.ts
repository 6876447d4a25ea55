import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules of WCAG 2.2, levels A and AA, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules about colours. Themes differ only in colours, so a second theme cannot break other rules. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds on the current page, or inside the elements of a selector: one line each, with the elements. */
export function findBarriers(page: Page, within?: string): Promise<readonly string[]> {
  const checker = checkerOf(page).withTags(TAGS)
  return analyse(within === undefined ? checker : checker.include(within))
}

/** The violations of colour rules, for a page whose other theme was checked with all rules. */
export const findColourBarriers = (page: Page): Promise<readonly string[]> =>
  analyse(checkerOf(page).withRules(COLOUR_RULES))

/** Runs axe without its support for frames, which opens a second page. Our policy allows no frames. */
const checkerOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

async function analyse(checker: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await checker.analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
}
