export * from './access-on.ts'
export * from './grant.ts'
export * from './grant-period.ts'
export * from './subscription.ts'
