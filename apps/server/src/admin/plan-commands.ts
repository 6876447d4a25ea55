import { loadCatalogue } from '../modules/catalogue/index.ts'
import { replayPlan, type DayReplay } from '../modules/plans/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { done, misused, refused, type AdminCall, type AdminCommand, type AdminOutcome } from './admin-command.ts'

const SAMPLE_MOST = 10_000
/** More differing days than this are a number. */
const MOST_NAMED = 10

const replay: AdminCommand = {
  name: 'plans replay',
  usage: '<e-mail> | --sample <number of people>',
  summary:
    'Makes the stored days of a person, or of some people, again from what they were made from, and says which differ.',
  options: { sample: { type: 'string' } },
  positionals: { least: 0, most: 1 },
  run: (call) => {
    const [email] = call.positionals
    const sample = call.text('sample')
    if ((email === undefined) === (sample === null)) {
      return Promise.resolve(misused('Name one person by e-mail address, or say --sample and how many, not both.'))
    }
    const isNumber = sample === null || (/^[1-9]\d*$/.test(sample) && Number(sample) <= SAMPLE_MOST)
    if (!isNumber) return Promise.resolve(misused(`--sample takes a number from 1 to ${SAMPLE_MOST}.`))
    return call.withDatabase((db) => replayAsked(db, call))
  },
}

async function replayAsked(db: Database, { positionals: [email], text }: AdminCall): Promise<AdminOutcome> {
  const people = await findPeople(db, { email, most: Number(text('sample') ?? 1) })
  if (people.length === 0) {
    return refused(email === undefined ? 'Nobody has a plan.' : `Nobody with a plan has the address ${email}.`)
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

/** By their ids, which are random: a sample, and the same one when asked again. */
const findPeople = (db: Database, { email, most }: { readonly email: string | undefined; readonly most: number }) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('plan_days').select('plan_days.date').whereRef('plan_days.user_id', '=', 'users.id')),
    )
    .$if(email !== undefined, (query) => query.where('email', '=', (email ?? '').toLowerCase()))
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
    `cannot, made by another engine: ${count('other-engine')}`,
    `cannot, made from another catalogue: ${count('other-catalogue')}`,
    `cannot, stored before it was recorded: ${count('not-recorded')}`,
  ].join('\n')
}

function differencesText(different: readonly Found[]): string {
  const named = different.slice(0, MOST_NAMED).map(({ email, date }) => `${email} ${date}`)
  const more = different.length - named.length
  return [`These days are not what they were made from:`, ...named, ...(more > 0 ? [`and ${more} more`] : [])].join(
    '\n',
  )
}

export const planCommands: readonly AdminCommand[] = [replay]
