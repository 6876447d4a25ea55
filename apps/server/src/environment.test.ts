import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

describe('parseEnvironment', () => {
  it('has a default for everything but the database, which is then the embedded one', () => {
    const outcome = parseEnvironment({ PATH: '/bin', DATABASE_URL: '' })
    expect(outcome).toMatchObject({ kind: 'parsed', environment: { PORT: 4000, HOST: '127.0.0.1' } })
    expect(outcome).not.toHaveProperty('environment.DATABASE_URL')
  })

  it('names every fault at once', () => {
    const outcome = parseEnvironment({ PORT: 'eighty', DATABASE_URL: 'mysql://x', PASSWORD_MIN_LENGTH: '3' })
    expect(outcome).toMatchObject({ kind: 'refused' })
    expect(outcome.kind === 'refused' && outcome.faults.map((fault) => fault.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PASSWORD_MIN_LENGTH',
    ])
  })
})
