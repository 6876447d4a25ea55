import { describe, expect, it } from 'vitest'
import { flashMessagesFor } from './flash-message.ts'

const NOTHING_NEW = {
  passwordIsSet: true,
  hasExternalProviderSetUp: false,
  passwordWasVoidedAtLogin: false,
  changedDocuments: [],
}
const TERMS = { identifier: 'terms-of-service-web', changedOn: '2027-01-15' }
const POLICY = { identifier: 'privacy-policy', changedOn: '2027-02-01' }

it('offers a password to a user without a password and without a provider', () => {
  expect(flashMessagesFor({ ...NOTHING_NEW, passwordIsSet: false })).toMatchObject([
    { id: 'set-password', type: 'info', content: 'auth/set-initial-password/offer' },
  ])
})

it.each([true, false])(
  'explains why the login removed the password, and still offers a new one (provider: %s)',
  (hasProvider) => {
    const person = { passwordIsSet: false, hasExternalProviderSetUp: hasProvider, passwordWasVoidedAtLogin: true }
    expect(flashMessagesFor({ ...NOTHING_NEW, ...person })).toMatchObject([
      { id: 'password-voided', content: 'auth/password-voided/told', actions: [{ to: '/auth/set-password' }] },
    ])
  },
)

it.each([
  { passwordIsSet: true, hasExternalProviderSetUp: false },
  { passwordIsSet: false, hasExternalProviderSetUp: true },
  { passwordIsSet: true, hasExternalProviderSetUp: true },
])('has no message for %o', (person) => {
  expect(flashMessagesFor({ ...NOTHING_NEW, ...person })).toEqual([])
})

describe('messages about changed documents', () => {
  it.each([
    [[TERMS], 'content/changed/terms', ['/terms-of-service'], '2027-01-15'],
    [[POLICY], 'content/changed/privacy', ['/privacy-policy'], '2027-02-01'],
    [[TERMS, POLICY], 'content/changed/both', ['/terms-of-service', '/privacy-policy'], '2027-02-01'],
  ])('%o are reported in one message with a link to each', (changedDocuments, content, pages, changedOn) => {
    const messages = flashMessagesFor({ ...NOTHING_NEW, changedDocuments })
    expect(messages).toMatchObject([{ id: 'documents-changed', content, changedOn }])
    expect(messages[0]?.actions.map(({ to }) => to)).toEqual(pages)
  })
})
