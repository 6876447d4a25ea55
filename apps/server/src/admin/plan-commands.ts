import { loadCatalogue } from '../modules/catalogue/index.ts'
import { isWithdrawnBy } from '../modules/consents/index.ts'
import { replayPlan, type DayReplay } from '../modules/planning/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { mailboxOf } from '../platform/mail/mailbox-of.ts'
import type { Database } from '../platform/db/database.ts'
import { ACCOUNT_ARGUMENT } from './account-argument.ts'
import { done, misused, refused, type AdminCommand, type AdminOutcome } from './admin-command.ts'
import { readOptions, wholeNumber } from './read-options.ts'

const SAMPLE_MOST = 10_000
/** More differing days than this are summed up as a number. */
const MOST_NAMED = 10

const replay: AdminCommand = {
  name: 'plans replay',
  writes: false,
  usage: '<e-mail> | --sample <number of people>',
  summary:
    'Plans stored days again from their inputs, for one person or a sample of people, and lists those that differ.',
  example: '--sample 100',
  options: { sample: { type: 'string' } },
  arguments: [{ ...ACCOUNT_ARGUMENT, isOptional: true }],
  run: async (call) => {
    const [email] = call.positionals
    if ((email === undefined) === (call.text('sample') === null)) {
      return misused('Give either <e-mail> or --sample <number of people>.')
    }
    const read = readOptions(call, { sample: wholeNumber(1, SAMPLE_MOST).default(1) })
    return read.kind === 'misused'
      ? read.outcome
      : call.withDatabase((db) => replayAsked(db, { email, most: read.values.sample }))
  },
}

interface Asked {
  readonly email: string | undefined
  readonly most: number
}

async function replayAsked(db: Database, { email, most }: Asked): Promise<AdminOutcome> {
  const people = await findPeople(db, { email, most })
  if (people.length === 0) {
    return refused(email === undefined ? 'Nobody has a plan yet.' : `No plan found for ${email}. Nothing was compared.`)
  }
  const catalogue = await loadCatalogue(db, systemClock)
  const replays: Found[] = []
  for (const { id, email: address } of people) {
    for (const day of await replayPlan({ db, catalogue }, id)) replays.push({ ...day, email: address })
  }
  const different = replays.filter((day) => day.replay === 'different')
  const report = countsText(people.length, replays)
  return different.length === 0 ? done(report) : refused(differencesText(different), report)
}

type Found = DayReplay & { readonly email: string }

/** Ordered by random ids: a sample that stays the same when repeated. */
const findPeople = (db: Database, { email, most }: Asked) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(({ and, exists, not, selectFrom }) =>
      and([
        exists(selectFrom('plan_days').select('plan_days.date').whereRef('plan_days.user_id', '=', 'users.id')),
        // Planning a day again uses health data.
        not(isWithdrawnBy('users.id')),
      ]),
    )
    .$if(email !== undefined, (query) => query.where('email', '=', mailboxOf(email ?? '')))
    .orderBy('id')
    .limit(most)
    .execute()

function countsText(people: number, replays: readonly Found[]): string {
  const count = (replay: DayReplay['replay']): number => replays.filter((day) => day.replay === replay).length
  return [
    `people: ${people}`,
    `days: ${replays.length}`,
    `same: ${count('same')}`,
    `different: ${count('different')}`,
    `not comparable, other engine version: ${count('other-engine')}`,
    `not comparable, other catalogue: ${count('other-catalogue')}`,
    `not comparable, inputs not recorded: ${count('not-recorded')}`,
  ].join('\n')
}

function differencesText(different: readonly Found[]): string {
  const named = different.slice(0, MOST_NAMED).map(({ email, date }) => `${email} ${date}`)
  const more = different.length - named.length
  return [
    'These days differ when planned again from their stored inputs:',
    ...named,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n')
}

export const planCommands: readonly AdminCommand[] = [replay]
