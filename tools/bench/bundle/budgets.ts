import type { Screen } from '../../../apps/web/e2e/routes.ts'
import { beyond, bytesOf, type ScriptBytes } from './weigh-screen.ts'

const BYTES_PER_KIB = 1024

/** All scripts of the first page, which visitors with a slow phone wait for. Decision 37. */
export const FIRST_PAGE_KIB = 118
/** The page people open every day, with the gateway's cache and its own code. */
export const DAY_PLAN_KIB = 147
/** Limit for any other screen, beyond the page people come from. */
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
 * Compares the measured screens with the budgets. The login is the smallest page, and all pages include its scripts.
 * People with a session start at the day plan and visitors at the home page, so other screens count what they add to
 * those, and the home page what it adds to the login.
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

/** The screen that people come from. */
function comesAfter({ name, as }: Screen): string {
  if (as !== 'visitor') return 'day-plan'
  return name === 'home' ? 'login' : 'home'
}
