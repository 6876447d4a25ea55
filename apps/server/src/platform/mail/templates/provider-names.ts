/** Whose accounts open ours, as they call themselves. */
export const PROVIDER_NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const
