import { LOGIN, REGISTER } from './documents.ts'
import { linkTokenIn, mailsTo } from './mailbox.ts'
import type { TestServer } from './test-server.ts'

export const PASSWORD = 'plum-and-rye'
export const ME = '{ me { id email status passwordIsSet } }'

const OUTCOME = `__typename
  ... on BasicMutationSuccess { code }
  ... on ValidationException { messages details { fieldName messages } }`
const REMIND = 'mutation RemindPassword($email: String!) { remindPassword(email: $email) { code } }'
const SEND_LINK = 'mutation SendLoginLink($email: String!) { sendLoginLink(email: $email) { code } }'
const VALIDATE = 'query ValidateResetPasswordToken($token: String!) { validateResetPasswordToken(token: $token) }'
const VALIDATE_MUTATION = `mutation ValidateResetPasswordToken($token: String!) {
  validateResetPasswordToken(token: $token)
}`
const RESET = `mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) { ${OUTCOME} }
}`
const SET_INITIAL = `mutation SetInitialPassword($authToken: String!, $password: String!) {
  setInitialPassword(authToken: $authToken, password: $password) {
    ${OUTCOME}
    ... on UnauthorizedException { code messages }
  }
}`
const ACTIVATE = `mutation ActivateAccount($token: String!) {
  activateAccount(token: $token) {
    __typename ... on BasicMutationSuccess { code } ... on UnauthorizedException { code messages }
  }
}`
const BY_TOKEN = `mutation LoginByToken($token: String!) {
  loginByToken(token: $token) { __typename ... on Token { token } ... on UnauthorizedException { code messages } }
}`
const SEND_ACTIVATION = `mutation SendActivation { me { sendActivation { ${OUTCOME} } } }`
const ACTIVATE_ME = 'mutation ActivateMe { me { activateAccount { code } } }'

interface Sender {
  readonly from?: string
  readonly token?: string
}

/** Calls of users who register and log in. An answer with errors fails the test. */
export function accountCallsOf(server: TestServer) {
  async function call(document: string, variables: Record<string, unknown>, sender: Sender = {}) {
    const { status, data, errors } = await server.client.call(document, { variables, ...sender })
    if (errors.length > 0) throw new Error(`${status}: ${JSON.stringify(errors)}`)
    return data
  }
  const registration = (email: string) => ({ email, password: PASSWORD, agreementsTermsAndConditions: true })
  return {
    /** Registers an account and returns its token. */
    register: async (email: string): Promise<string> =>
      (await call(REGISTER, { request: registration(email) })).register.token,
    logIn: async (email: string, password = PASSWORD, sender: Sender = {}) =>
      (await call(LOGIN, { email, password }, sender)).login,
    remind: async (email: string, sender: Sender = {}) => (await call(REMIND, { email }, sender)).remindPassword,
    sendLink: async (email: string) => (await call(SEND_LINK, { email })).sendLoginLink,
    isValid: async (token: string, sender: Sender = {}): Promise<boolean> =>
      (await call(VALIDATE, { token }, sender)).validateResetPasswordToken,
    isValidByMutation: async (token: string): Promise<boolean> =>
      (await call(VALIDATE_MUTATION, { token })).validateResetPasswordToken,
    reset: async (token: string, password: string, sender: Sender = {}) =>
      (await call(RESET, { token, password }, sender)).resetPassword,
    setInitial: async (authToken: string, password: string) =>
      (await call(SET_INITIAL, { authToken, password })).setInitialPassword,
    activate: async (token: string, sender: Sender = {}) => (await call(ACTIVATE, { token }, sender)).activateAccount,
    byToken: async (token: string) => (await call(BY_TOKEN, { token })).loginByToken,
    sendActivation: async (token: string) => (await call(SEND_ACTIVATION, {}, { token })).me.sendActivation,
    activateMe: async (token: string) => (await call(ACTIVATE_ME, {}, { token })).me.activateAccount,
    canLogIn: async (email: string, password: string): Promise<boolean> =>
      (await call(LOGIN, { email, password })).login.__typename === 'Token',
    isActive: async (token: string): Promise<boolean> => (await call(ME, {}, { token })).me.status === 'STATUS_ACTIVE',
    me: async (token: string) => (await call(ME, {}, { token })).me,
    /** 200 while the session exists, otherwise 401. */
    statusOf: async (token: string): Promise<number> => (await server.client.call(ME, { token })).status,
    /** The token of the mail that is sent after the answer. */
    mailedToken: async (email: string, kind: string, ask: () => Promise<unknown>): Promise<string> => {
      const countOf = async () => (await mailsTo(server, email)).length
      const before = await countOf()
      await ask()
      while ((await countOf()) === before) await new Promise((resolve) => setImmediate(resolve))
      return linkTokenIn(server, email, kind)
    },
  }
}

export type AccountCalls = ReturnType<typeof accountCallsOf>
