import type { Purpose } from '../../../src/modules/accounts/index.ts'
import { DOOR_FIELDS, FORM_FIELDS, toldIn, type LimitRow, type LimitStage, type Person } from './limit-stage.ts'

type Ask = (stage: LimitStage, from: string, person: Pick<Person, 'email' | 'token'>) => Promise<unknown>

const askFor =
  (field: 'remindPassword' | 'sendLoginLink'): Ask =>
  async (stage, from, { email }) =>
    (await stage.call(`${field}(email: "${email}") { code }`, { from }))[field]

const askForActivation: Ask = async (stage, from, { token }) => {
  const answer = await stage.call(`me { sendActivation { ${FORM_FIELDS} } }`, { from, token })
  return answer.me.sendActivation
}

/** The answer for an address without an account, to which nothing is mailed. */
const UNTOLD = '{"code":200}'
const TOLD = '{"__typename":"ValidationException","messages":["account/activation/too-many"],"details":[]}'

const toMailbox = (call: string, ask: Ask, refusal: string): LimitRow => ({
  limit: 'links-to-mailbox',
  call,
  tries: 5,
  withinMinutes: 60,
  refusal,
  turnstile: async (stage) => {
    const [person, another] = [await stage.newPerson(), await stage.newPerson()]
    return {
      right: (who) => {
        const asked = who === 'counted' ? person : another
        return stage.mailed(asked.email, () => ask(stage, stage.network(), asked))
      },
    }
  },
})

const fromNetwork = (call: string, ask: Ask, refusal: string): LimitRow => ({
  limit: 'links-from-network',
  call,
  tries: 20,
  withinMinutes: 60,
  refusal,
  turnstile: async (stage) => {
    const network = stage.network()
    const mailTo = async (person: Pick<Person, 'email' | 'token'>, from = network) =>
      stage.mailed(person.email, () => ask(stage, from, person))
    const right = async (who: 'counted' | 'another') =>
      mailTo(await stage.newPerson(), who === 'counted' ? network : stage.network())
    if (refusal === TOLD) return { right }
    return { right, wrong: () => mailTo({ email: `nobody-${stage.next()}@example.com`, token: '' }) }
  },
})

interface OpenedLink {
  readonly limit?: string
  readonly call: string
  readonly withinMinutes?: number
  readonly purpose: Purpose
  readonly refusal: string
  readonly open: (stage: LimitStage, from: string, token: string) => Promise<string>
}

const opened = ({
  limit = 'opened-links',
  call,
  withinMinutes = 15,
  purpose,
  refusal,
  open,
}: OpenedLink): LimitRow => ({
  limit,
  call,
  tries: 60,
  withinMinutes,
  refusal,
  turnstile: async (stage) => {
    const network = stage.network()
    return {
      wrong: () => open(stage, network, stage.secret()),
      right: async (who) =>
        open(
          stage,
          who === 'counted' ? network : stage.network(),
          await stage.linkOf(await stage.newPerson(), purpose),
        ),
    }
  },
})

const TOO_MANY_CHANGES = 'profile/email/too-many'

const changeTo = async (stage: LimitStage, from: string, { token }: Pick<Person, 'token'>, email: string) =>
  toldIn((await stage.call(`me { changeEmail(email: "${email}") { ${FORM_FIELDS} } }`, { from, token })).me.changeEmail)

const newAddress = (stage: LimitStage): string => `limits-new-${stage.next()}@example.com`

/** The link of a waiting change of address. */
async function changeLinkOf(stage: LimitStage): Promise<string> {
  const person = await stage.newPerson()
  await changeTo(stage, stage.network(), person, newAddress(stage))
  await stage.server.settled()
  return stage.linkOf(person, 'change-email')
}

/** Limits of asking for mailed links and of opening them. */
export const LINK_LIMITS: readonly LimitRow[] = [
  toMailbox('remindPassword', askFor('remindPassword'), UNTOLD),
  toMailbox('sendLoginLink', askFor('sendLoginLink'), UNTOLD),
  toMailbox('sendActivation', askForActivation, TOLD),
  fromNetwork('remindPassword', askFor('remindPassword'), UNTOLD),
  fromNetwork('sendLoginLink', askFor('sendLoginLink'), UNTOLD),
  fromNetwork('sendActivation', askForActivation, TOLD),
  {
    limit: 'email-changes',
    call: 'changeEmail',
    tries: 5,
    withinMinutes: 60,
    refusal: TOO_MANY_CHANGES,
    turnstile: async (stage) => {
      const [person, another] = [await stage.newPerson(), await stage.newPerson()]
      return {
        right: async (who) => {
          const asking = who === 'counted' ? person : another
          await stage.proveOwner(asking)
          return changeTo(stage, stage.network(), asking, newAddress(stage))
        },
      }
    },
  },
  {
    limit: 'links-to-mailbox',
    call: 'changeEmail',
    tries: 5,
    withinMinutes: 60,
    refusal: TOO_MANY_CHANGES,
    turnstile: (stage) => {
      const [counted, another] = [newAddress(stage), newAddress(stage)]
      return Promise.resolve({
        right: async (who) =>
          changeTo(stage, stage.network(), await stage.newPerson(), who === 'counted' ? counted : another),
      })
    },
  },
  {
    limit: 'opened-links',
    call: 'confirmEmailChange',
    tries: 60,
    withinMinutes: 15,
    refusal: 'profile/confirm/refused',
    turnstile: (stage) => {
      const network = stage.network()
      const confirm = async (from: string, token: string): Promise<string> => {
        const field = `confirmEmailChange(token: "${token}") { ${DOOR_FIELDS} }`
        return toldIn((await stage.call(field, { from })).confirmEmailChange)
      }
      return Promise.resolve({
        wrong: () => confirm(network, stage.secret()),
        right: async (who) => confirm(who === 'counted' ? network : stage.network(), await changeLinkOf(stage)),
      })
    },
  },
  opened({
    call: 'activateAccount',
    purpose: 'activate',
    refusal: 'account/activate/error',
    open: async (stage, from, token) =>
      toldIn((await stage.call(`activateAccount(token: "${token}") { ${DOOR_FIELDS} }`, { from })).activateAccount),
  }),
  opened({
    call: 'loginByToken',
    purpose: 'log-in',
    refusal: 'auth/login/by-token/error-message',
    open: async (stage, from, token) =>
      toldIn((await stage.call(`loginByToken(token: "${token}") { ${DOOR_FIELDS} }`, { from })).loginByToken),
  }),
  opened({
    call: 'validateResetPasswordToken',
    purpose: 'reset-password',
    refusal: 'false',
    open: async (stage, from, token) => {
      const answer = await stage.call(`validateResetPasswordToken(token: "${token}")`, { from })
      return answer.validateResetPasswordToken === true ? 'done' : String(answer.validateResetPasswordToken)
    },
  }),
  opened({
    call: 'resetPassword',
    purpose: 'reset-password',
    refusal: 'auth/reset-password/token-is-not-valid-error-message',
    open: async (stage, from, token) => {
      const field = `resetPassword(token: "${token}", password: "rye-and-plum") { ${FORM_FIELDS} }`
      return toldIn((await stage.call(field, { from })).resetPassword)
    },
  }),
  {
    limit: 'opened-links',
    call: 'setInitialPassword',
    tries: 60,
    withinMinutes: 15,
    refusal: '401 UNAUTHENTICATED',
    turnstile: async (stage) => {
      const network = stage.network()
      const set = async (from: string, token: string): Promise<string> => {
        const field = `setInitialPassword(authToken: "${token}", password: "rye-and-plum") { __typename }`
        const { status, errors } = await stage.server.client.call(`mutation { ${field} }`, { from })
        return status === 200 ? 'done' : `${status} ${errors[0]?.extensions.code}`
      }
      return {
        wrong: () => set(network, stage.secret()),
        // Only a call within the limit learns whether a password is set.
        right: async (who) => set(who === 'counted' ? network : stage.network(), (await stage.newPerson()).token),
      }
    },
  },
  opened({
    limit: 'remove-account-link',
    call: 'removeAccount.confirm',
    withinMinutes: 60,
    purpose: 'remove-account',
    refusal: 'remove-account/link-expired',
    open: async (stage, from, token) =>
      toldIn(
        (await stage.call(`removeAccount { confirm(token: "${token}") { ${DOOR_FIELDS} } }`, { from })).removeAccount
          .confirm,
      ),
  }),
  {
    limit: 'remove-account',
    call: 'removeAccount.request',
    tries: 3,
    withinMinutes: 60,
    refusal: '{"__typename":"BasicMutationSuccess"}',
    turnstile: async (stage) => {
      const [person, another] = [await stage.newPerson(), await stage.newPerson()]
      const ask = ({ email, token }: Person) =>
        stage.mailed(
          email,
          async () =>
            (await stage.call('removeAccount { request { __typename } }', { from: stage.network(), token }))
              .removeAccount.request,
        )
      return { right: (who) => ask(who === 'counted' ? person : another) }
    },
  },
]
