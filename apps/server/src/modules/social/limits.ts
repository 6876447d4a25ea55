import type { Limit } from '../../platform/throttle/consume-rate-limit.ts'

const TEN_MINUTES = 600

/** For each network. The people of a household or an office press few buttons; each flow calls the provider up to four times. */
export const STARTS = { name: 'social-starts', tries: 60, withinSeconds: TEN_MINUTES } as const satisfies Limit
export const CALLBACKS = { name: 'social-callbacks', tries: 60, withinSeconds: TEN_MINUTES } as const satisfies Limit
export const HANDOFFS = { name: 'social-handoffs', tries: 60, withinSeconds: TEN_MINUTES } as const satisfies Limit
/** For each account. Opening the settings asks for one ticket. */
export const TICKETS = { name: 'social-tickets', tries: 60, withinSeconds: TEN_MINUTES } as const satisfies Limit
