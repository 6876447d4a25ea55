import { addDays, dayOfInstant } from '@dayplate/dates'
import { COURSE_LESSONS } from '@dayplate/messages/server'
import { hasAccess } from '@dayplate/rules/access'
import type { Services } from '../../services.ts'
import { findAccess } from '../access/index.ts'
import { findPlanStop, isHealthDataWithdrawn } from '../consents/index.ts'
import { forEachReader, mayWrite, writeAgreedMail, type Reader } from '../newsletter/index.ts'
import { findDaysBefore } from '../stored-plans/index.ts'

/**
 * Writes the next lesson of the diet course to everyone who switched it on and whose plan is running: one a day from the first
 * day of the plan, continuing where the person was. Two servers may do it at once.
 */
export const writeLessons = (services: Services, stopping?: AbortSignal) =>
  forEachReader(services, { agreement: 'diet_course', stopping }, async (reader) => {
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
 * Whether the first day of the plan has come, the person has access today, and neither a withdrawn consent nor an answer about
 * health stops the plan. The lessons speak of a plan, so without one they wait.
 */
async function isPlanRunning({ db, clock }: Services, { userId, timeZone }: Reader): Promise<boolean> {
  const today = dayOfInstant(clock.now(), timeZone)
  if (!hasAccess(await findAccess(db, { userId, product: 'diet', today }))) return false
  if (await isHealthDataWithdrawn(db, userId)) return false
  if ((await findPlanStop(db, userId)) !== null) return false
  return (await findDaysBefore(db, userId, { before: addDays(today, 1), count: 1 })).length > 0
}
