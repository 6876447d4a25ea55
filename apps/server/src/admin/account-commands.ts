import { dayOfInstant } from '@dayplate/dates'
import type { Access } from '@dayplate/rules/access'
import { z } from 'zod'
import { findAccess, findActiveSubscriptions, type Product } from '../modules/access/index.ts'
import { removeAccount } from '../modules/account-removal/index.ts'
import { appendErasures } from '../modules/personal-data/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { ACCOUNT_ARGUMENT } from './account-argument.ts'
import { changed, done, refused, type AdminCommand } from './admin-command.ts'
import { dayText } from './day-text.ts'
import { withAccount, type FoundAccount } from './find-account.ts'
import { readOptions } from './read-options.ts'

const find: AdminCommand = {
  name: 'accounts find',
  writes: false,
  usage: '<e-mail>',
  summary: 'Shows an account: when it was created, its access, subscriptions and logins. No health data.',
  example: 'maja@dayplate.example',
  options: {},
  arguments: [ACCOUNT_ARGUMENT],
  run: ({ positionals: [email = ''], withDatabase }) =>
    withDatabase((db) => withAccount(db, email, async (account) => done(await accountText(db, account)))),
}

async function accountText(db: Database, { id, email }: FoundAccount): Promise<string> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const today = dayOfInstant(systemClock.now(), user.time_zone)
  const logins = await db.selectFrom('auth_tokens').select('id').where('user_id', '=', id).execute()
  const subscriptions = await findActiveSubscriptions(db, id)
  const accessTo = async (product: Product) => accessText(await findAccess(db, { userId: id, product, today }))
  return [
    `e-mail         ${email}`,
    `id             ${id}`,
    `name           ${user.name ?? ''}`,
    `status         ${user.status === 'active' ? 'address confirmed' : 'address not confirmed'}`,
    `since          ${dayText(user.created_at)}`,
    `diet           ${await accessTo('diet')}`,
    `workouts       ${await accessTo('video_workout')}`,
    `subscriptions  ${subscriptions.map(({ operator, renewalDate }) => `${operator}, renews ${renewalDate}`).join('; ') || 'none'}`,
    `logins         ${logins.length}`,
  ].join('\n')
}

function accessText(access: Access): string {
  switch (access.kind) {
    case 'lifetime':
      return 'for life'
    case 'subscribed':
      return 'while the subscription runs'
    case 'active':
      return `to ${access.accessTo}`
    case 'expired':
      return `ended ${access.accessTo}`
    case 'none':
      return 'none'
  }
}

const erase = (erasedPeopleFile: string): AdminCommand => ({
  name: 'accounts erase',
  writes: true,
  usage: '<e-mail> --yes [--language en|pl]',
  summary:
    'Erases an account and everything about the person, ends their logins and tells them by mail (in English, or --language pl). This cannot be undone.',
  example: 'maja@dayplate.example --yes',
  options: { yes: { type: 'boolean' }, language: { type: 'string' } },
  arguments: [ACCOUNT_ARGUMENT],
  run: async (call) => {
    const { isSet, withDatabase } = call
    const [email = ''] = call.positionals
    const read = readOptions(call, { language: z.enum(['en', 'pl'], 'takes en or pl').default('en') })
    if (read.kind === 'misused') return read.outcome
    const { language } = read.values
    return withDatabase((db) =>
      withAccount(db, email, async (account) => {
        if (!isSet('yes')) {
          return refused(
            'Nothing was erased. To erase this account for good, run it again with --yes.',
            await accountText(db, account),
          )
        }
        const isRemoved = await db
          .transaction()
          .execute((trx) => removeAccount(trx, systemClock, { userId: account.id, language }))
        if (isRemoved) await appendErasures(db, erasedPeopleFile)
        return isRemoved
          ? changed(`${account.email} was erased.`, account.id)
          : refused('The account has just been erased by someone else. Nothing was changed.')
      }),
    )
  },
})

export const accountCommands = (erasedPeopleFile: string): readonly AdminCommand[] => [find, erase(erasedPeopleFile)]
