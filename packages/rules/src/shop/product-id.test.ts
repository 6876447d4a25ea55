import { describe, expect, it } from 'vitest'
import { parseProductId } from './product-id.ts'

describe('parseProductId', () => {
  it("accepts a number in the gateway's notation and nothing else", () => {
    expect(parseProductId('102')).toBe('102')
    for (const id of ['', '12a', '-1', '1.5', '1e5', ' 1', '٣', '0', '000101', '0102', '12345678901', 102])
      expect(parseProductId(id)).toBeNull()
  })
})
