import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

const MAILS = {
  SMTP_URL: 'smtps://dayplate:pw@mail.example',
  MAIL_FROM: 'Dayplate <hello@dayplate.example>',
  ERASED_PEOPLE_FILE: '/var/lib/dayplate/erased-people.txt',
  MAIL_KEY: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
}
/** The operator that the pages of text name. */
const OPERATOR = {
  OPERATOR_NAME: 'Dayplate Sample',
  OPERATOR_ADDRESS: '1 Sample Street, Warsaw',
  OPERATOR_EMAIL: 'help@dayplate.example',
}
/** Set by an operator who tries the product, with whatever address. */
const TRIED = { DAYPLATE_ENV: 'development' }

describe('parseEnvironment', () => {
  it('has a default for everything; without a database address it uses the embedded one', () => {
    const outcome = parseEnvironment({ PATH: '/bin', DATABASE_URL: '' })
    expect(outcome).toMatchObject({ kind: 'parsed', environment: { PORT: 4000, HOST: '127.0.0.1' } })
    expect(outcome).not.toHaveProperty('environment.DATABASE_URL')
  })

  it.each(['/home', '/pl/start#buy', 'https://home.example', 'http://home.example/?from=app#x'])(
    'accepts %s as an external home',
    (address) => {
      expect(parseEnvironment({ EXTERNAL_HOME_URL: address, COACH_URL: address })).toMatchObject({
        environment: { EXTERNAL_HOME_URL: address, COACH_URL: address },
      })
    },
  )

  // The start page redirects visitors to the home page, so it would redirect for ever.
  it.each(['/', '//home.example', '/\\home.example', 'home', 'javascript:alert(1)', 'ftp://home.example', '/a//b'])(
    'refuses %s as an external home',
    (address) => {
      expect(parseEnvironment({ EXTERNAL_HOME_URL: address }).kind).toBe('refused')
    },
  )

  it.each(['https://dayplate.example', 'https://Dayplate.example:443/?lang=pl', 'https://dayplate.example/#top'])(
    "refuses the product's own start page as an external home: %s",
    (address) => {
      const outcome = parseEnvironment({ ...TRIED, PUBLIC_URL: 'https://dayplate.example', EXTERNAL_HOME_URL: address })
      expect(outcome.kind === 'refused' && outcome.violations).toEqual([
        expect.stringMatching(/^EXTERNAL_HOME_URL: is the start/),
      ])
    },
  )

  it("accepts another page of ours, and another site's start page", () => {
    for (const EXTERNAL_HOME_URL of ['https://dayplate.example/home', 'https://home.example/'])
      expect(parseEnvironment({ ...TRIED, PUBLIC_URL: 'https://dayplate.example', EXTERNAL_HOME_URL }).kind).toBe(
        'parsed',
      )
  })

  it.each([
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, silent'],
    ['PASSWORD_MIN_LENGTH', 'eight', 'must be a whole number from 4 to 64'],
    ['PASSWORD_MIN_LENGTH', '3', 'must be a whole number from 4 to 64'],
    ['PASSWORD_MIN_LENGTH', '65', 'must be a whole number from 4 to 64'],
    [
      'ERASED_PEOPLE_FILE',
      'erased-people.txt',
      'must be an absolute path, for example /var/lib/dayplate/erased-people.txt',
    ],
    ['PICTURES_DIR', 'pictures', 'must be an absolute path, for example /var/lib/dayplate/pictures'],
    ['DRAW_PICTURES', 'sometimes', 'must be one of ahead, when-asked, never'],
    ['MAIL_KEY', 'secret', 'must be 32 bytes in base64. Make one: openssl rand -base64 32'],
  ])('says which values %s allows instead of %s', (name, value, message) => {
    expect(parseEnvironment({ [name]: value })).toMatchObject({ violations: [`${name}: ${message}`] })
  })

  it('reports a database address of another kind once, in production too', () => {
    const outcome = parseEnvironment({
      DAYPLATE_ENV: 'production',
      PUBLIC_URL: 'https://dayplate.example',
      TRUSTED_PROXIES: 'none',
      ...MAILS,
      ...OPERATOR,
      DATABASE_URL: 'mysql://x',
    })
    expect(outcome).toMatchObject({ violations: ['DATABASE_URL: must be a postgres:// address'], databaseUrl: null })
  })

  it('reports every violation at once', () => {
    const outcome = parseEnvironment({ ...TRIED, PORT: 'eighty', DATABASE_URL: 'mysql://x', PASSWORD_MIN_LENGTH: '3' })
    expect(outcome).toMatchObject({ kind: 'refused' })
    expect(outcome.kind === 'refused' && outcome.violations.map((violation) => violation.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PASSWORD_MIN_LENGTH',
    ])
  })

  it('accepts the public origin and removes a trailing slash', () => {
    const outcome = parseEnvironment({ ...TRIED, PUBLIC_URL: 'https://Dayplate.example:443/' })
    expect(outcome).toMatchObject({ kind: 'parsed', environment: { PUBLIC_URL: 'https://dayplate.example' } })
  })

  it.each([
    'dayplate.example',
    'ftp://dayplate.example',
    'https://dayplate.example/app',
    'https://dayplate.example?a',
    'https://dayplate.example/#',
    'https://maja:x@dayplate.example',
  ])('refuses %s as the public address', (address) => {
    const outcome = parseEnvironment({ ...TRIED, PUBLIC_URL: address })
    expect(outcome.kind === 'refused' && outcome.violations).toEqual([
      expect.stringMatching(/^PUBLIC_URL: must be an /),
    ])
  })

  it('reports violations of production beside malformed variables, each once', () => {
    const outcome = parseEnvironment({
      DAYPLATE_ENV: 'production',
      PORT: 'eighty',
      PUBLIC_URL: 'http://dayplate.example',
      TRUSTED_PROXIES: 'none',
      ...MAILS,
      ...OPERATOR,
      DATABASE_URL: 'postgresql://dayplate@db.example/dayplate',
    })
    expect(outcome.kind === 'refused' && outcome.violations.map((violation) => violation.split(':')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
    ])
  })

  it('reports none of them in development and checks no database', () => {
    const variables = {
      DAYPLATE_ENV: 'development',
      PUBLIC_URL: 'https://tried.example',
      DATABASE_URL: 'postgresql://dayplate@db.example/dayplate',
    }
    expect(parseEnvironment(variables).kind).toBe('parsed')
    expect(parseEnvironment({ ...variables, PORT: 'eighty' })).toMatchObject({ kind: 'refused', databaseUrl: null })
  })

  it.each([
    ['an https address', { PUBLIC_URL: 'https://dayplate.example' }, 'PUBLIC_URL is an https:// address. Set'],
    [
      'a database elsewhere',
      { DATABASE_URL: 'postgresql://a:b@db.example/d' },
      'DATABASE_URL is on another machine. Set',
    ],
    [
      'both',
      { PUBLIC_URL: 'https://a.example', DATABASE_URL: 'postgres://a@10.0.0.1/d' },
      'https:// address and DATABASE_URL is',
    ],
    [
      'a database elsewhere by a parameter',
      { DATABASE_URL: 'postgresql://a@localhost/d?host=db.example' },
      'DATABASE_URL',
    ],
  ])('asks for DAYPLATE_ENV when it is unset and there is %s', (_, variables, words) => {
    const violation = expect.stringMatching(
      /^DAYPLATE_ENV: is missing, .*DAYPLATE_ENV=production .*DAYPLATE_ENV=development/,
    )
    for (const DAYPLATE_ENV of [undefined, '']) {
      const outcome = parseEnvironment({ ...variables, DAYPLATE_ENV })
      expect(outcome).toMatchObject({ kind: 'refused', violations: [violation] })
      expect(outcome).toMatchObject({ violations: [expect.stringContaining(words)] })
    }
    expect(parseEnvironment({ ...variables, DAYPLATE_ENV: 'development' }).kind).toBe('parsed')
  })

  it("does not ask for DAYPLATE_ENV on the operator's own machine", () => {
    for (const host of ['localhost', '127.1', '%2Fvar%2Frun%2Fpostgresql', 'x?host=/tmp'])
      expect(
        parseEnvironment({ PUBLIC_URL: 'http://192.168.1.5:4000', DATABASE_URL: `postgres://a@${host}` }).kind,
      ).toBe('parsed')
  })

  it('requires both a mail server and a sender, or neither', () => {
    expect(parseEnvironment({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Day <a@b.example>' })).toMatchObject({
      environment: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: { name: 'Day', address: 'a@b.example' } },
    })
    expect(parseEnvironment({}).kind).toBe('parsed')
    expect(parseEnvironment({ SMTP_URL: 'smtp://mail.example' })).toMatchObject({
      violations: [expect.stringContaining('MAIL_FROM: is missing')],
    })
    expect(parseEnvironment({ SMTP_URL: 'mail.example', MAIL_FROM: 'Day <a@b.example' })).toMatchObject({
      violations: [expect.stringMatching(/^SMTP_URL: must be/), expect.stringMatching(/^MAIL_FROM: must be/)],
    })
  })
})
