const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text that a caller sent is a UUID. PostgreSQL would refuse anything else with an error. */
export const isUuid = (text: string): boolean => UUID.test(text)
