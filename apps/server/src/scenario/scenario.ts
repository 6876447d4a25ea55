import { dayOfInstant, DEFAULT_TIME_ZONE, type CalendarDay } from '@dayplate/dates'
import type { Services } from '../services.ts'
import { createSubscriber } from './create-subscriber.ts'
import type { Credentials, Subscriber, SubscriberPlan } from './subscriber.ts'

/** A builder for a subscriber. Nothing is stored before `create`. */
export interface SubscriberBuilder {
  /** Access from a day on; both ends count. */
  withAccess(access: { readonly startsOn: CalendarDay; readonly days: number }): SubscriberBuilder
  /** The wizard's answers and the days planned from them. */
  withPlan(plan: SubscriberPlan): SubscriberBuilder
  /** The user has pressed the introduction's start button. */
  withIntroductionSeen(): SubscriberBuilder
  /** Weights entered on certain days, besides the wizard's. */
  withWeights(weights: NonNullable<Subscriber['weights']>): SubscriberBuilder
  /** A payment is pending. */
  withPendingPayment(description: string): SubscriberBuilder
  create(): Promise<{ readonly userId: string }>
}

/** Describes users and their history, for tests and for the seed. */
export function scenario(services: Services) {
  return {
    /** Today in the default time zone, by the services' clock. */
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
