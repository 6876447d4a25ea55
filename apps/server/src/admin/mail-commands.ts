import { systemClock } from '../platform/clock/clock.ts'
import { findMails, MAIL_STATES, retryMails, type MailState } from '../platform/mail/mails-for-operators.ts'
import { changed, done, misused, type AdminCommand } from './admin-command.ts'
import { mailsText } from './mail-texts.ts'

const LIST_MOST = 1_000
const LIST_USUAL = 50

const isState = (text: string): text is MailState => MAIL_STATES.some((state) => state === text)

const list: AdminCommand = {
  name: 'mails list',
  usage: `[--state ${MAIL_STATES.join('|')}] [--most <number>]`,
  summary: 'Shows the newest mails: what became of each, its tries and what the mail server last said.',
  options: { state: { type: 'string' }, most: { type: 'string' } },
  positionals: { least: 0, most: 0 },
  run: ({ text, withDatabase }) => {
    const state = text('state')
    if (state !== null && !isState(state))
      return Promise.resolve(misused(`--state takes one of ${MAIL_STATES.join(', ')}.`))
    const most = text('most') ?? String(LIST_USUAL)
    if (!/^[1-9]\d*$/.test(most) || Number(most) > LIST_MOST)
      return Promise.resolve(misused(`--most takes a number from 1 to ${LIST_MOST}.`))
    return withDatabase(async (db) => done(mailsText(await findMails(db, { state, most: Number(most) }))))
  },
}

const retry: AdminCommand = {
  name: 'mails retry',
  usage: '[<id>]',
  summary: 'Has mails whose last try failed, or one of them, tried again now. Those sent or given up are not kept.',
  options: {},
  positionals: { least: 0, most: 1 },
  run: ({ positionals: [id = null], withDatabase }) => {
    if (id !== null && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
      return Promise.resolve(misused('Name a mail by its id, as "mails list" shows it.'))
    return withDatabase(async (db) => {
      const count = await retryMails(db, systemClock, id)
      return count === 0 ? done('No failed mail waits.') : changed(`Mails tried again within seconds: ${count}`)
    })
  },
}

export const mailCommands: readonly AdminCommand[] = [list, retry]
