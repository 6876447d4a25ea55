import { describe, expect, it } from 'vitest'
import type { Screen } from '../../../apps/web/e2e/routes.ts'
import { budgetsOf } from './budgets.ts'

const KIB = 1024

const weighed = (name: string, as: Screen['as'], scripts: Readonly<Record<string, number>>) => ({
  screen: { name, as, url: `/${name}` },
  scripts: new Map(Object.entries(scripts)),
})

describe('budgetsOf', () => {
  it('counts for a further screen only what it adds to the day plan or the home page', () => {
    const budgets = budgetsOf([
      weighed('login', 'visitor', { entry: 100 * KIB, form: KIB }),
      weighed('day-plan', 'subscriber', { entry: 100 * KIB, gateway: 20 * KIB }),
      weighed('wizard', 'subscriber', { entry: 100 * KIB, gateway: 20 * KIB, wizard: 30 * KIB }),
      weighed('home', 'visitor', { entry: 100 * KIB, gateway: 20 * KIB }),
      weighed('contact', 'visitor', { entry: 100 * KIB, gateway: 20 * KIB, contact: 9 * KIB }),
    ])
    expect(budgets.map(({ name, kib }) => [name, kib])).toEqual([
      ['login, all scripts', 101],
      ['day plan, all scripts', 120],
      ['home, all scripts', 120],
      ['wizard beyond day-plan', 30],
      ['contact beyond home', 9],
    ])
  })

  it('gives no verdict without the day plan', () => {
    expect(() => budgetsOf([weighed('login', 'visitor', {})])).toThrow('day-plan')
  })
})
