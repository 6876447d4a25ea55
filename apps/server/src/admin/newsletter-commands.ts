import { readFileSync, statSync } from 'node:fs'
import {
  countAudience,
  findNewsletterState,
  readNewsletter,
  sendNewsletter,
  type Newsletter,
  type ReadNewsletter,
} from '../modules/newsletter/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { changed, refused, type AdminArgument, type AdminCommand, type AdminOutcome } from './admin-command.ts'
import { dayText } from './day-text.ts'
import { audienceText, previewText } from './newsletter-texts.ts'
import { quoteValue } from './quote-value.ts'

const FILE = {
  name: '<file>',
  takes: 'takes the file of a newsletter, such as soups.md; docs/operators.md shows one',
} as const satisfies AdminArgument

/** Four times what both texts may have, so that a wrong file is not read into memory. */
const FILE_MOST_BYTES = 100_000

const send: AdminCommand = {
  name: 'newsletter send',
  writes: true,
  usage: '<file> [--yes]',
  summary:
    'Sends a newsletter to everyone who agreed to it, in their language, each person once. Without --yes it shows the newsletter and the number of people.',
  example: 'soups.md',
  options: { yes: { type: 'boolean' } },
  arguments: [FILE],
  run: ({ positionals: [file = ''], isSet, withDatabase }) => {
    const read = readFile(file)
    if (read.kind === 'refused') return Promise.resolve(refused(`${read.errors.join('\n')} Nothing was queued.`))
    const { newsletter } = read
    return withDatabase(async (db) => {
      const state = await findNewsletterState(db, newsletter)
      if (state.kind === 'other-text' || state.kind === 'finished') return alreadySent(newsletter, state)
      if (isSet('yes')) {
        const written = await sendNewsletter(db, systemClock, newsletter)
        return changed(`Mails queued: ${written ?? 0}. Each is sent only while the person’s agreement stands.`)
      }
      const audience = audienceText(await countAudience(db, newsletter.id))
      const begun = state.kind === 'begun' ? [`It was begun on ${dayText(state.startedAt)} and not finished.`] : []
      return refused(
        'Nothing was queued. To send it, run the command again with --yes.',
        [previewText(newsletter), ...begun, audience].join('\n\n'),
      )
    })
  },
}

function alreadySent(
  { id }: Newsletter,
  state: { readonly kind: 'other-text' } | { readonly kind: 'finished'; readonly finishedAt: Date },
): AdminOutcome {
  return refused(
    state.kind === 'finished'
      ? `The newsletter ${id} was already queued for everyone on ${dayText(state.finishedAt)}. Nothing was queued.`
      : `The id ${id} belongs to a newsletter with other words. Give this one another id. Nothing was queued.`,
  )
}

/** Reads a file, or says why it is none. Other errors of the file system are reported by the caller of all commands. */
function readFile(file: string): ReadNewsletter {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined) return { kind: 'refused', errors: [`There is no file ${quoteValue(file)}.`] }
  const { size } = stats
  if (size > FILE_MOST_BYTES)
    return {
      kind: 'refused',
      errors: [`${quoteValue(file)} has ${size} bytes. A newsletter has at most ${FILE_MOST_BYTES}.`],
    }
  try {
    return readNewsletter(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { kind: 'refused', errors: [`${quoteValue(file)} is not UTF-8 text. Save it as UTF-8.`] }
  }
}

export const newsletterCommands: readonly AdminCommand[] = [send]
