import type { Context, Viewer } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { askEmailChange, type EmailChangeActor } from './ask-email-change.ts'
import { changeName } from './change-name.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { findEmailChange } from './email-changes.repository.ts'
import { reauthText } from './reauthentication.ts'
import { requireSession } from './require-session.ts'
import { resendEmailChange } from './resend-email-change.ts'
import { withdrawEmailChange } from './withdraw-email-change.ts'

const actorOf = (viewer: Viewer, { clientAddress, language }: Context): EmailChangeActor => ({
  ...viewer,
  language,
  network: networkOf(clientAddress),
})

const TOO_MANY = validationException([], ['profile/email/too-many'])

/** The user's name and e-mail address, and the changes to them. */
export const profileResolvers = {
  Mutation: {
    confirmEmailChange: async (_, { token }, context) => {
      const { services, clientAddress, language, logSecurityEvent } = context
      const viewer = await context.findViewer()
      const confirmer = { viewer, network: networkOf(clientAddress), language }
      const outcome = await confirmEmailChange(services, token, confirmer)
      const event = { event: 'email-changed', userId: null } as const
      switch (outcome.kind) {
        case 'changed':
          logSecurityEvent({ ...event, userId: outcome.userId, outcome: 'done' })
          return { __typename: 'EmailChanged', isYours: viewer?.userId === outcome.userId }
        case 'taken':
          logSecurityEvent({ ...event, outcome: 'refused' })
          return validationException([], ['profile/confirm/taken'])
        case 'refused':
        case 'limited':
          logSecurityEvent({ ...event, outcome: outcome.kind })
          return unauthorized(401, 'profile/confirm/refused')
      }
    },
  },
  MeMutation: {
    changeName: async ({ userId }, { name }, { services }) => {
      const errors = await changeName(services, { userId, name })
      return errors.length === 0 ? basicSuccess : validationException(errors)
    },
    changeEmail: async (viewer, { email }, context) => {
      const { services, afterAnswer, logSecurityEvent } = context
      const outcome = await askEmailChange(services, actorOf(viewer, context), { email, afterAnswer })
      const event = { event: 'email-change-asked', userId: viewer.userId } as const
      switch (outcome.kind) {
        case 'asked':
          logSecurityEvent({ ...event, outcome: 'done' })
          return basicSuccess
        case 'refused':
          logSecurityEvent({ ...event, outcome: 'refused' })
          return validationException(outcome.errors)
        case 'reauth-required':
          logSecurityEvent({ ...event, outcome: 'refused' })
          return unauthorized(403, reauthText(outcome.by))
        case 'limited':
          logSecurityEvent({ ...event, outcome: 'limited' })
          return TOO_MANY
      }
    },
    resendEmailChange: async (viewer, _, context) => {
      const { services, logSecurityEvent } = context
      const outcome = await resendEmailChange(services, actorOf(viewer, context), context)
      const event = { event: 'link-sent', link: 'change-email', userId: viewer.userId } as const
      switch (outcome) {
        case 'sent':
          logSecurityEvent({ ...event, outcome: 'done' })
          return basicSuccess
        case 'none':
          logSecurityEvent({ ...event, outcome: 'refused' })
          return validationException([], ['profile/email/none-waits'])
        case 'limited':
          logSecurityEvent({ ...event, outcome: 'limited' })
          return TOO_MANY
      }
    },
    cancelEmailChange: async (viewer, _, { services, logSecurityEvent }) => {
      const { userId } = viewer
      const isCancelled = await services.db.transaction().execute(async (trx) => {
        await requireSession(trx, viewer)
        return withdrawEmailChange(trx, services.clock, userId)
      })
      logSecurityEvent({ event: 'email-change-cancelled', outcome: isCancelled ? 'done' : 'refused', userId })
      return basicSuccess
    },
  },
  Me: {
    emailChange: async ({ id }, _, { services }) => {
      const change = await findEmailChange(services.db, services.clock, id)
      return change === null ? null : { email: change.email, expiresAt: change.expiresAt.toISOString() }
    },
  },
} satisfies Resolvers
