import type { Screen } from '../../../apps/web/e2e/routes.ts'
import { beyond, bytesOf, type ScriptBytes } from './weigh-screen.ts'

const BYTES_PER_KIB = 1024

/** What a visitor waits for on a slow phone before the first page stands: all its scripts. */
export const FIRST_PAGE_KIB = 125
/** The page people open every day, with the gateway's cache and everything of its own. */
export const DAY_PLAN_KIB = 155
/** What any other screen may add to what every page has anyway, or to what the day plan has loaded before. */
export const FURTHER_SCREEN_KIB = 40

export interface WeighedScreen {
  readonly screen: Screen
  readonly scripts: ScriptBytes
}

export interface Budget {
  readonly name: string
  readonly kib: number
  readonly mostKib: number
}

/**
 * The budgets and what was weighed against them. The first page is the login, whose scripts every page shares; a screen for
 * people with a session is opened after the day plan, a screen for visitors after the login.
 */
export function budgetsOf(weighed: readonly WeighedScreen[]): readonly Budget[] {
  const scriptsOf = (name: string): ScriptBytes => {
    const found = weighed.find(({ screen }) => screen.name === name)
    if (!found) throw new Error(`The screen ${name} was not weighed.`)
    return found.scripts
  }
  const [login, dayPlan] = [scriptsOf('login'), scriptsOf('day-plan')]
  const further = weighed
    .filter(({ screen }) => screen.name !== 'login' && screen.name !== 'day-plan')
    .map(({ screen, scripts }) => {
      const before =
        screen.as === 'visitor' ? { name: 'login', scripts: login } : { name: 'day plan', scripts: dayPlan }
      const kib = bytesOf(beyond(scripts, before.scripts)) / BYTES_PER_KIB
      return { name: `${screen.name} beyond the ${before.name}`, kib, mostKib: FURTHER_SCREEN_KIB }
    })
  return [
    { name: 'login, all scripts', kib: bytesOf(login) / BYTES_PER_KIB, mostKib: FIRST_PAGE_KIB },
    { name: 'day plan, all scripts', kib: bytesOf(dayPlan) / BYTES_PER_KIB, mostKib: DAY_PLAN_KIB },
    ...further,
  ]
}
