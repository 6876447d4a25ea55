import type { Screen } from '../../../apps/web/e2e/routes.ts'
import { beyond, bytesOf, type ScriptBytes } from './weigh-screen.ts'

export const BYTES_PER_KIB = 1024

/** Limit for all scripts of the first page, which visitors with slow phones wait for: decision 55. */
export const FIRST_PAGE_KIB = 109
/**
 * Limit for the page people open every day. File names change with each release, which changes its size by 0.1 KiB. Pictures that
 * arrive on the open page cost 0.3.
 */
export const DAY_PLAN_KIB = 132
/** Limit for the page on which most visitors arrive. */
export const HOME_KIB = 131
/** Limit for the scripts that any other screen adds to the page people come from. */
export const FURTHER_SCREEN_KIB = 32
/**
 * Limits of their own. Heavier than others: the page for access codes has two forms, the wizard all its questions, the first password a
 * form with its checks, and the gallery, which is for developers, all components. The list of all meals stays lighter, so that its library for long lists does not grow unseen.
 */
const OWN_LIMITS_KIB: ReadonlyMap<string, number> = new Map([
  ['activate-via-facebook', 34],
  ['all-meals', 22],
  ['diet-settings', 42],
  ['gallery', 38],
  ['set-password', 33],
])

/** Maximum number of files that the service worker precaches. */
export const PRECACHE_FILES = 60
/** Maximum size of the precached files, without fonts. */
export const PRECACHE_KIB = 200

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
 * those.
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
    { name: 'home, all scripts', scripts: scriptsOf('home'), mostKib: HOME_KIB },
  ]
  const further = weighed
    .filter(({ screen }) => !FIRST_SCREENS.has(screen.name))
    .map(({ screen, scripts }) => {
      const before = comesAfter(screen)
      const name = `${screen.name} beyond ${before}`
      return {
        name,
        scripts: beyond(scripts, scriptsOf(before)),
        mostKib: OWN_LIMITS_KIB.get(screen.name) ?? FURTHER_SCREEN_KIB,
      }
    })
  return [...whole, ...further].map(({ name, scripts, mostKib }) => ({
    name,
    kib: bytesOf(scripts) / BYTES_PER_KIB,
    mostKib,
  }))
}

/** Screens that are weighed whole, because people start there. */
const FIRST_SCREENS: ReadonlySet<string> = new Set(['login', 'day-plan', 'home'])

/** The screen from which users open this one, so its files are already in the browser. */
const comesAfter = ({ as }: Screen): string => (as === 'visitor' ? 'home' : 'day-plan')
