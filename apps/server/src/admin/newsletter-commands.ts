import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { articles } from '@dayplate/catalogue/articles'
import { readOffered } from '../modules/catalogue/index.ts'
import { pagesOf } from '../modules/content/pages/index.ts'
import { openShelf } from '../modules/knowledge/shelf/index.ts'
import {
  countAudience,
  findNewsletterState,
  hasOwnLinks,
  ownLinkErrors,
  readNewsletter,
  sendNewsletter,
  type Newsletter,
  type ReadNewsletter,
} from '../modules/newsletter/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { headsOfScreens } from '../platform/http/start-pages.ts'
import { ROUTE_LIST } from '../platform/http/web-routes.ts'
import { publicHeads } from '../public-pages.ts'
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

const send = (webFolder: string): AdminCommand => ({
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
    if (read.kind === 'refused') return Promise.resolve(refusedFor(read.errors))
    const { newsletter } = read
    return withDatabase(async (db) => {
      const errors = await linkErrors(db, newsletter, webFolder)
      return errors.length > 0 ? refusedFor(errors) : sendOrShow(db, newsletter, isSet('yes'))
    })
  },
})

const refusedFor = (errors: readonly string[]): AdminOutcome => refused(`${errors.join('\n')} Nothing was queued.`)

/** Links to pages of the product that lead nowhere. */
async function linkErrors(db: Database, newsletter: Newsletter, webFolder: string): Promise<readonly string[]> {
  if (!hasOwnLinks(newsletter)) return []
  if (!existsSync(path.join(webFolder, ROUTE_LIST)))
    return [
      'The links to pages of the product cannot be checked, because the web app is not built. Run node tools/build.ts first.',
    ]
  // Files of an operator replace pages and add none, so the pages of the release tell which exist.
  const heads = await publicHeads({
    catalogue: await readOffered(db),
    pages: pagesOf(),
    shelf: openShelf(articles),
    publicUrl: '',
  })
  return ownLinkErrors(newsletter, headsOfScreens(webFolder, heads))
}

async function sendOrShow(db: Database, newsletter: Newsletter, isSure: boolean): Promise<AdminOutcome> {
  const state = await findNewsletterState(db, newsletter)
  if (state.kind === 'other-text' || state.kind === 'finished') return alreadySent(newsletter, state)
  const audience = await countAudience(db, newsletter.id)
  // A newsletter that was begun is finished even so, because it may have reached everyone before it was interrupted.
  if (state.kind === 'new' && audience.en + audience.pl === 0)
    return refused(
      `No person would get the newsletter. Nothing was queued, and the id ${newsletter.id} is still free.`,
      [previewText(newsletter), audienceText(audience)].join('\n\n'),
    )
  if (isSure) {
    const written = await sendNewsletter(db, systemClock, newsletter)
    return changed(`Mails queued: ${written ?? 0}. Each is sent only while the person’s agreement stands.`)
  }
  const begun = state.kind === 'begun' ? [`It was begun on ${dayText(state.startedAt)} and not finished.`] : []
  return refused(
    'Nothing was queued. To send it, run the command again with --yes.',
    [previewText(newsletter), ...begun, audienceText(audience)].join('\n\n'),
  )
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

/** Reads a file, or says why it cannot be read. */
function readFile(file: string): ReadNewsletter {
  try {
    const error = fileError(file)
    return error === null
      ? readNewsletter(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)))
      : { kind: 'refused', errors: [error] }
  } catch (error) {
    return { kind: 'refused', errors: [unreadable(file, error)] }
  }
}

/** Looks before reading: a folder cannot be read, and a pipe may never end. */
function fileError(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined) return `There is no file ${quoteValue(file)}.`
  if (stats.isDirectory()) return `${quoteValue(file)} is a folder. Name the file of the newsletter in it.`
  if (!stats.isFile()) return `${quoteValue(file)} is not a regular file. Save the newsletter as a file and name it.`
  return stats.size > FILE_MOST_BYTES
    ? `${quoteValue(file)} has ${stats.size} bytes. A newsletter has at most ${FILE_MOST_BYTES}.`
    : null
}

/** Why reading failed. Any other error is a fault of ours, and its stack is needed. */
function unreadable(file: string, error: unknown): string {
  if (error instanceof TypeError) return `${quoteValue(file)} is not UTF-8 text. Save it as UTF-8.`
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error
  return `${quoteValue(file)} cannot be read (${String(error.code)}). Check its name and who may read it.`
}

export const newsletterCommands = (webFolder: string): readonly AdminCommand[] => [send(webFolder)]
