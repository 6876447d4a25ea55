import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error on the console fails the test, because no assertion looks for it. A test that expects one spies
// on the console itself.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error, 'errors on the console').not.toHaveBeenCalled()
})
