import { findContactRequest, findContactRequests, markDone } from '../modules/contact/index.ts'
import { instantOf, systemClock } from '../platform/clock/clock.ts'
import { changed, done, refused, type AdminArgument, type AdminCommand } from './admin-command.ts'
import { dayText } from './day-text.ts'
import { quoteValue } from './quote-value.ts'
import { textTable } from './text-table.ts'

const list: AdminCommand = {
  name: 'contact list',
  writes: false,
  usage: '[--all]',
  summary:
    'Lists open messages, the oldest first; --all adds those that are done. Messages are deleted after 12 months.',
  example: '--all',
  options: { all: { type: 'boolean' } },
  arguments: [],
  run: ({ isSet, withDatabase }) =>
    withDatabase(async (db) => {
      const requests = await findContactRequests(db, { isOpenOnly: !isSet('all') })
      if (requests.length === 0) return done('No messages.')
      const rows = requests.map(({ name, createdAt, topic, language, email, doneAt, userId }) => [
        name,
        dayText(createdAt),
        topic,
        language,
        email,
        userId === null ? 'visitor' : 'account',
        dayText(doneAt),
      ])
      return done(textTable(['message', 'written', 'topic', 'language', 'answer to', 'by', 'done'], rows))
    }),
}

const MESSAGE = {
  name: '<message>',
  takes: 'takes the name of a message, as contact list shows it',
} as const satisfies AdminArgument

const unknown = (name: string) =>
  refused(`No message ${quoteValue(name)}. Run "contact list --all" to see the names. Nothing was changed.`)

const show: AdminCommand = {
  name: 'contact show',
  writes: false,
  usage: '<message>',
  summary: 'Shows a whole message.',
  example: '1a2b3c4d',
  options: {},
  arguments: [MESSAGE],
  run: ({ positionals: [name = ''], withDatabase }) =>
    withDatabase(async (db) => {
      const request = await findContactRequest(db, name)
      if (request === null) return unknown(name)
      const head = `${request.sender} <${request.email}>, ${dayText(request.createdAt)}, ${request.topic}, ${request.language}`
      return done(`${head}\n\n${request.message}`)
    }),
}

const markAsDone: AdminCommand = {
  name: 'contact done',
  writes: true,
  usage: '<message>',
  summary: 'Marks a message as done.',
  example: '1a2b3c4d',
  options: {},
  arguments: [MESSAGE],
  run: ({ positionals: [name = ''], withDatabase }) =>
    withDatabase(async (db) => {
      if (await markDone(db, name, instantOf(systemClock))) return changed('Message marked as done.')
      const request = await findContactRequest(db, name)
      return request === null ? unknown(name) : refused('This message is already done. Nothing was changed.')
    }),
}

export const contactCommands: readonly AdminCommand[] = [list, show, markAsDone]
