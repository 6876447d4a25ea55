import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isWhole } from './is-whole.ts'
import { LIT_FORMATS, type LitFormat } from './lit-file.ts'

const picture = (format: LitFormat): Promise<Uint8Array> =>
  sharp({ create: { width: 8, height: 8, channels: 4, background: '#f008' } })
    .toFormat(format)
    .toBuffer()

describe.each(LIT_FORMATS)('a kept picture in %s', (format) => {
  it('is whole as the encoder wrote it', async () => {
    expect(isWhole(await picture(format), format)).toBe(true)
  })

  it('is damaged wherever it was cut off', async () => {
    const bytes = await picture(format)
    const parts = Array.from({ length: bytes.byteLength }, (_, length) => bytes.subarray(0, length))
    expect(parts.filter((part) => isWhole(part, format))).toEqual([])
  })

  it('is damaged with bytes behind its end, in another format, or full of zeros', async () => {
    const bytes = await picture(format)
    const other = await picture(format === 'avif' ? 'webp' : 'avif')
    const damaged = [new Uint8Array([...bytes, 0]), other, new Uint8Array(bytes.byteLength)]
    expect(damaged.filter((one) => isWhole(one, format))).toEqual([])
  })
})
