import { mailsTo } from './mailbox.ts'
import type { TestServer } from './test-server.ts'

const OUTCOME = `__typename
  ... on BasicMutationSuccess { code }
  ... on ValidationException { messages details { fieldName messages } }`
const CHANGE_NAME = `mutation N($name: String!) { me { changeName(name: $name) { ${OUTCOME} } } }`
const CHANGE_EMAIL = `mutation E($email: String!) {
  me { changeEmail(email: $email) { ${OUTCOME} ... on UnauthorizedException { code messages } } }
}`
const RESEND = `mutation { me { resendEmailChange { ${OUTCOME} } } }`
const CANCEL = 'mutation { me { cancelEmailChange { code } } }'
const CONFIRM = `mutation C($token: String!) {
  confirmEmailChange(token: $token) {
    __typename
    ... on EmailChanged { isYours }
    ... on ValidationException { messages }
    ... on UnauthorizedException { code messages }
  }
}`

interface Sender {
  readonly token?: string
  readonly from?: string
  readonly headers?: Record<string, string>
}

/** Calls for changing name and address, as browsers make them. */
export function profileCalls(server: TestServer) {
  const { client } = server
  const call = async (document: string, sender: Sender, variables: Record<string, unknown> = {}) =>
    (await client.call(document, { variables, ...sender })).data
  const changeEmail = async (token: string, email: string, sender: Sender = {}) =>
    (await call(CHANGE_EMAIL, { token, ...sender }, { email })).me.changeEmail
  return {
    changeName: async (token: string, name: string) => (await call(CHANGE_NAME, { token }, { name })).me.changeName,
    changeEmail,
    resend: async (token: string) => (await call(RESEND, { token })).me.resendEmailChange,
    cancel: async (token: string) => (await call(CANCEL, { token })).me.cancelEmailChange,
    confirm: async (link: string, sender: Sender = {}) =>
      (await call(CONFIRM, sender, { token: link })).confirmEmailChange,
    /** The waiting address, as the user sees it. */
    waiting: async (token: string): Promise<string | null> =>
      (await call('{ me { emailChange { email } } }', { token })).me.emailChange?.email ?? null,
    /** The link mailed to a new address. */
    linkTo: async (token: string, email: string): Promise<string> => {
      await changeEmail(token, email)
      await server.settled()
      const path = (await mailsTo(server, email)).findLast(({ kind }) => kind === 'confirm-email')?.path
      if (path === null || path === undefined) throw new Error(`No link was mailed to ${email}.`)
      return path.split('/').at(-1) ?? ''
    },
  }
}
