import { addDays, dayOfInstant } from '@dayplate/dates'
import { COURSE_LESSONS } from '@dayplate/messages/server'
import { hasAccess } from '@dayplate/rules/access'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { findAccess } from '../access/index.ts'
import { isStoppedBy, isWithdrawnBy } from '../consents/index.ts'
import { forEachReader, mayWrite, writeAgreedMail, type Reader } from '../newsletter/index.ts'
import { hasPlanOn } from '../stored-plans/index.ts'

/**
 * Writes the next lesson of the diet course to everyone who switched it on and whose plan is running: one a day on days
 * that are planned, continuing where the person was. Two servers may do it at once.
 */
export const writeLessons = (services: Services, stopping?: AbortSignal) =>
  forEachReader(services, { agreement: 'diet_course', onlyIf: mayHaveLesson(services), stopping }, async (reader) => {
    const lesson = COURSE_LESSONS.find((name) => !reader.written.includes(name))
    if (lesson === undefined || !mayWrite(reader, services.clock.now())) return false
    if (!(await isPlanRunning(services, reader))) return false
    return writeAgreedMail(services, reader, {
      agreement: 'diet_course',
      items: [lesson],
      contentWith: () => ({ kind: 'diet-course', lesson }),
    })
  })

/**
 * An SQL condition: whether a lesson is left, neither a withdrawn consent nor an answer about health stops the plan, and a day
 * near today is planned. Near, because the time zones of people differ.
 */
function mayHaveLesson({ clock }: Services) {
  const today = dayOfInstant(clock.now(), 'UTC')
  return sql<boolean>`
    (select count(*) from agreed_mails a where a.user_id = users.id and a.kind = 'diet_course') < ${COURSE_LESSONS.length}
    and not ${isWithdrawnBy('users.id')} and not ${isStoppedBy('users.id')}
    and exists (select from plan_days d where d.user_id = users.id
      and d.date between ${addDays(today, -1)} and ${addDays(today, 1)})`
}

/** Whether today is planned and the person has access. The lessons speak of a plan, so without one they wait. */
async function isPlanRunning({ db, clock }: Services, { userId, timeZone }: Reader): Promise<boolean> {
  const today = dayOfInstant(clock.now(), timeZone)
  return (await hasPlanOn(db, userId, today)) && hasAccess(await findAccess(db, { userId, product: 'diet', today }))
}
