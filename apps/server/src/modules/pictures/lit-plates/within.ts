/** The value of a promise that does not reject, or undefined when it takes longer. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  if (ms === 0) return undefined
  const { promise: over, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), ms)
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
  }
}
