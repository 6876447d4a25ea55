import type { Screen } from '../../../apps/web/e2e/routes.ts'
import { beyond, bytesOf, type ScriptBytes } from './weigh-screen.ts'

const BYTES_PER_KIB = 1024

/** What a visitor waits for on a slow phone before the first page stands: all its scripts. Decision 37. */
export const FIRST_PAGE_KIB = 118
/** The page people open every day, with the gateway's cache and everything of its own. */
export const DAY_PLAN_KIB = 147
/** What any other screen may add to where people come from. */
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
 * The budgets and what was weighed against them. The login is the least of pages: what it has, all have. People with a session
 * begin at the day plan and visitors at the home, so any other screen counts what comes beyond those, and the home itself
 * what comes beyond the login.
 */
export function budgetsOf(weighed: readonly WeighedScreen[]): readonly Budget[] {
  const scriptsOf = (name: string): ScriptBytes => {
    const found = weighed.find(({ screen }) => screen.name === name)
    if (!found) throw new Error(`The screen ${name} was not weighed.`)
    return found.scripts
  }
  const whole = [
    { name: 'login, all scripts', scripts: scriptsOf('login'), mostKib: FIRST_PAGE_KIB },
    { name: 'day plan, all scripts', scripts: scriptsOf('day-plan'), mostKib: DAY_PLAN_KIB },
  ]
  const further = weighed
    .filter(({ screen }) => screen.name !== 'login' && screen.name !== 'day-plan')
    .map(({ screen, scripts }) => {
      const before = comesAfter(screen)
      const name = `${screen.name} beyond ${before}`
      return { name, scripts: beyond(scripts, scriptsOf(before)), mostKib: FURTHER_SCREEN_KIB }
    })
  return [...whole, ...further].map(({ name, scripts, mostKib }) => ({
    name,
    kib: bytesOf(scripts) / BYTES_PER_KIB,
    mostKib,
  }))
}

/** The screen somebody has seen before this one. */
function comesAfter({ name, as }: Screen): string {
  if (as !== 'visitor') return 'day-plan'
  return name === 'home' ? 'login' : 'home'
}
