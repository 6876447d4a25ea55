import { dayOfInstant, DEFAULT_TIME_ZONE, type CalendarDay } from '@dayplate/dates'
import type { Services } from '../services.ts'
import { createSubscriber } from './create-subscriber.ts'
import type { Credentials, Subscriber, SubscriberPlan } from './subscriber.ts'

/** A subscriber being described; nothing is stored before `create`. */
export interface SubscriberBuilder {
  /** Access from a day on, both ends counted. */
  withAccess(access: { readonly startsOn: CalendarDay; readonly days: number }): SubscriberBuilder
  /** Answers of the wizard and the days that follow from them. */
  withPlan(plan: SubscriberPlan): SubscriberBuilder
  /** The introduction's start button was pressed. */
  withIntroductionSeen(): SubscriberBuilder
  /** What they weighed on days, beside what they told the wizard. */
  withWeights(weights: NonNullable<Subscriber['weights']>): SubscriberBuilder
  /** They are paying for something. */
  withPendingPayment(description: string): SubscriberBuilder
  create(): Promise<{ readonly userId: string }>
}

/** Describes people and what they have done, for tests and for the seed alike: both tell the same stories. */
export function scenario(services: Services) {
  return {
    /** Today in the default zone, by the services' clock. */
    today: () => dayOfInstant(services.clock.now(), DEFAULT_TIME_ZONE),
    subscriber: (credentials: Credentials) => subscriberBuilder(services, { credentials, isIntroductionSeen: false }),
  }
}

const subscriberBuilder = (services: Services, subscriber: Subscriber): SubscriberBuilder => ({
  withAccess: (access) => subscriberBuilder(services, { ...subscriber, access }),
  withPlan: (plan) => subscriberBuilder(services, { ...subscriber, plan }),
  withIntroductionSeen: () => subscriberBuilder(services, { ...subscriber, isIntroductionSeen: true }),
  withWeights: (weights) => subscriberBuilder(services, { ...subscriber, weights }),
  withPendingPayment: (pendingPayment) => subscriberBuilder(services, { ...subscriber, pendingPayment }),
  create: () => createSubscriber(services, subscriber),
})
