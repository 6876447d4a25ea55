import { z } from 'zod'
import { systemClock } from '../platform/clock/clock.ts'
import { findMails, MAIL_STATES, retryMails } from '../platform/mail/mails-for-operators.ts'
import { changed, done, misused, refused, type AdminArgument, type AdminCommand } from './admin-command.ts'
import { mailsText } from './mail-texts.ts'
import { quoteValue } from './quote-value.ts'
import { readOptions, wholeNumber } from './read-options.ts'

const LIST_MOST = 1_000
const LIST_USUAL = 50

const list: AdminCommand = {
  name: 'mails list',
  writes: false,
  usage: `[--state ${MAIL_STATES.join('|')}] [--most <number>]`,
  summary: 'Lists the newest mails: the state of each, its tries and the mail server’s last answer.',
  example: '--state waiting',
  options: { state: { type: 'string' }, most: { type: 'string' } },
  arguments: [],
  run: async (call) => {
    const read = readOptions(call, {
      state: z.enum(MAIL_STATES, `takes one of ${MAIL_STATES.join(', ')}`).optional(),
      most: wholeNumber(1, LIST_MOST).default(LIST_USUAL),
    })
    if (read.kind === 'misused') return read.outcome
    const { state = null, most } = read.values
    return call.withDatabase(async (db) => done(mailsText(await findMails(db, { state, most }))))
  },
}

const MAIL = {
  name: '<id>',
  takes: 'takes the id of a mail, as mails list shows it',
  isOptional: true,
} as const satisfies AdminArgument

const retry: AdminCommand = {
  name: 'mails retry',
  writes: true,
  usage: '[<id>]',
  summary: 'Retries failed mails now: all of them, or the one with this id.',
  example: '',
  options: {},
  arguments: [MAIL],
  run: ({ positionals: [id = null], withDatabase }) => {
    if (id !== null && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
      return Promise.resolve(misused(`<id> ${MAIL.takes}, not ${quoteValue(id)}.`))
    return withDatabase(async (db) => {
      const count = await retryMails(db, systemClock, id)
      if (count > 0) return changed(`Mails that will be retried within seconds: ${count}`)
      return id === null
        ? done('No failed mails are waiting.')
        : refused(
            `No failed mail with the id ${id} is waiting. Run "mails list --state waiting" to see all. Nothing was changed.`,
          )
    })
  },
}

export const mailCommands: readonly AdminCommand[] = [list, retry]
