/** The result of reading a file; null when there is none. Any other failure is thrown. */
export const nullIfMissing = <Value>(reading: Promise<Value>): Promise<Value | null> =>
  reading.catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return null
    throw error
  })

/** Whether the system gave this code, such as `EEXIST`. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === code
