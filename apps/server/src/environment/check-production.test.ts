import { describe, expect, it } from 'vitest'
import { productionViolations } from './check-production.ts'

const SOUND = {
  PUBLIC_URL: 'https://dayplate.example',
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: 'postgresql://dayplate:kQ2v9xZp@db.example/dayplate',
  SMTP_URL: 'smtps://dayplate:pw@mail.example',
  ERASED_PEOPLE_FILE: '/var/lib/dayplate/erased-people.txt',
  MAIL_KEY: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
}

const namesOf = (violations: readonly string[]): (string | undefined)[] =>
  violations.map((violation) => violation.split(':')[0])

describe('productionViolations', () => {
  it('finds none in a valid environment', () => {
    expect(productionViolations(SOUND)).toEqual([])
  })

  it('reports everything that is missing at once', () => {
    expect(namesOf(productionViolations({}))).toEqual([
      'PUBLIC_URL',
      'TRUSTED_PROXIES',
      'DATABASE_URL',
      'SMTP_URL',
      'ERASED_PEOPLE_FILE',
      'MAIL_KEY',
    ])
  })

  it('requires https', () => {
    expect(productionViolations({ ...SOUND, PUBLIC_URL: 'http://dayplate.example' })).toEqual([
      'PUBLIC_URL: must begin with https:// in production',
    ])
  })

  it.each(['https://localhost', 'https://127.0.0.1:8443', 'https://[::1]'])(
    'refuses %s as the public address',
    (address) => {
      expect(productionViolations({ ...SOUND, PUBLIC_URL: address })).toEqual([
        'PUBLIC_URL: is an address of this machine, which nobody else can reach',
      ])
    },
  )

  it.each(['EXTERNAL_HOME_URL', 'COACH_URL'])('requires https for linked pages: %s', (name) => {
    expect(productionViolations({ ...SOUND, [name]: 'http://home.example/' })).toEqual([
      `${name}: must begin with https:// in production`,
    ])
    expect(productionViolations({ ...SOUND, [name]: '/home' })).toEqual([])
    expect(productionViolations({ ...SOUND, [name]: 'https://home.example/' })).toEqual([])
  })

  it('ignores a database address of another kind, which another check reports', () => {
    expect(productionViolations({ ...SOUND, DATABASE_URL: 'mysql://x@db.example' })).toEqual([])
  })

  it.each([
    ['no password', 'postgresql://dayplate@db.example/dayplate'],
    ['an empty one', 'postgresql://dayplate:@db.example/dayplate'],
    ['a default', 'postgresql://dayplate:postgres@db.example/dayplate'],
    ['a default in capitals, encoded', 'postgresql://dayplate:%50ASSWORD@db.example/dayplate'],
    ['the user name as the password', 'postgresql://green:green@db.example/dayplate'],
    ['a default as a parameter', 'postgresql://dayplate:kQ2v9xZp@db.example/dayplate?password=changeme'],
    ['a host as a parameter and no password', 'postgresql://dayplate@localhost/dayplate?host=db.example'],
  ])('refuses %s for a database on another machine', (_, address) => {
    expect(namesOf(productionViolations({ ...SOUND, DATABASE_URL: address }))).toEqual(['DATABASE_URL'])
  })

  it.each([
    'postgresql://dayplate@localhost/dayplate',
    'postgresql://dayplate:postgres@127.0.0.1/dayplate',
    'postgresql://dayplate@[::1]/dayplate',
    'postgresql://dayplate@localhost/dayplate?host=/var/run/postgresql',
  ])('accepts any password for a database on this machine: %s', (address) => {
    expect(productionViolations({ ...SOUND, DATABASE_URL: address })).toEqual([])
  })

  it.each([
    'http://localhost:4999',
    'https://127.0.0.1',
    'http://[::1]:8080',
    'http://mail.localhost',
    'http://0.0.0.0',
  ])('refuses the stand-in %s as an outside service', (address) => {
    expect(productionViolations({ ...SOUND, MAIL_URL: address }, ['MAIL_URL'])).toEqual([
      'MAIL_URL: is an address of this machine, where only a stand-in runs. Name the real service',
    ])
  })

  it.each(['smtp://127.0.0.1:2525', 'smtps://localhost', 'smtp://[::1]'])(
    'refuses the stand-in %s as the mail server',
    (url) => {
      expect(namesOf(productionViolations({ ...SOUND, SMTP_URL: url }))).toEqual(['SMTP_URL'])
    },
  )

  it('accepts an outside service', () => {
    expect(productionViolations({ ...SOUND, MAIL_URL: 'https://mail.example' }, ['MAIL_URL'])).toEqual([])
  })
})
