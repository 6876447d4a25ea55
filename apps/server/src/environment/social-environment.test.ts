import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { socialSettingsOf } from './social-environment.ts'

function settingsOf(variables: Record<string, string>) {
  const parsed = parseEnvironment(variables)
  return parsed.kind === 'refused' ? null : socialSettingsOf(parsed.environment)
}

function violationsOf(variables: Record<string, string>): readonly string[] {
  const parsed = parseEnvironment(variables)
  return parsed.kind === 'refused' ? parsed.violations : []
}

describe('accounts at login providers', () => {
  it('are null when no variable is set', () => {
    expect(settingsOf({})).toEqual({ google: null, apple: null, facebook: null })
  })

  it('have default addresses', () => {
    expect(settingsOf({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })).toMatchObject({
      google: { issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' },
      apple: null,
    })
  })

  it.each([
    [{ GOOGLE_CLIENT_ID: 'a' }, ['GOOGLE_CLIENT_SECRET']],
    [{ APPLE_CLIENT_ID: 'a', APPLE_KEY_ID: 'b' }, ['APPLE_TEAM_ID', 'APPLE_PRIVATE_KEY']],
    [{ FACEBOOK_APP_SECRET: 'a' }, ['FACEBOOK_APP_ID']],
  ])('require all variables of a provider: %j lacks %j', (variables, missing) => {
    expect(violationsOf(variables).map((violation) => violation.split(':')[0])).toEqual(missing)
  })

  it.each(['GOOGLE_ISSUER', 'APPLE_ISSUER', 'FACEBOOK_API_URL', 'FACEBOOK_DIALOG_URL'])('require https: %s', (name) => {
    expect(violationsOf({ [name]: 'http://accounts.example' })).toEqual([
      `${name}: must begin with https://, unless it is an address of this machine`,
    ])
    expect(parseEnvironment({ [name]: 'http://127.0.0.1:4999' }).kind).toBe('parsed')
  })

  it.each(['GOOGLE_ISSUER', 'APPLE_ISSUER', 'FACEBOOK_API_URL', 'FACEBOOK_DIALOG_URL'])(
    'refuse stand-ins in production: %s',
    (name) => {
      const violations = violationsOf({
        DAYPLATE_ENV: 'production',
        PUBLIC_URL: 'https://dayplate.example',
        TRUSTED_PROXIES: 'none',
        DATABASE_URL: 'postgresql://dayplate:kQ2v9xZp@db.example/dayplate',
        SMTP_URL: 'smtps://dayplate:pw@mail.example',
        MAIL_FROM: 'Dayplate <hello@dayplate.example>',
        ERASED_PEOPLE_FILE: '/var/lib/dayplate/erased-people.txt',
        MAIL_KEY: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
        OPERATOR_NAME: 'Dayplate Sample',
        OPERATOR_ADDRESS: '1 Sample Street, Warsaw',
        OPERATOR_EMAIL: 'help@dayplate.example',
        [name]: 'http://127.0.0.1:4999',
      })
      expect(violations).toEqual([expect.stringMatching(`^${name}: is an address of this machine`)])
    },
  )
})
