import { describe, expect, it } from 'vitest'
import { writeWebm } from './write-webm.ts'

interface Element {
  readonly id: string
  /** Position of its first byte within the content around it. */
  readonly at: number
  readonly content: Uint8Array
}

/** Parses elements from bytes: a name whose first byte gives its length, eight bytes of length, content. */
function elementsIn(bytes: Uint8Array): readonly Element[] {
  const found: Element[] = []
  let at = 0
  while (at < bytes.length) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    const view = new DataView(bytes.buffer, bytes.byteOffset + at + idLength)
    const size = Number(view.getBigUint64(0) & 0xff_ffff_ffff_ffffn)
    const from = at + idLength + 8
    const id = Buffer.from(bytes.subarray(at, at + idLength)).toString('hex')
    found.push({ id, at, content: bytes.subarray(from, from + size) })
    at = from + size
  }
  return found
}

function inside(elements: readonly Element[], ...path: readonly string[]): Uint8Array {
  const [first, ...rest] = path
  const element = elements.find(({ id }) => id === first)
  if (element === undefined) throw new Error(`no element ${first}`)
  return rest.length === 0 ? element.content : inside(elementsIn(element.content), ...rest)
}

const frame = (timeMs: number, isKey: boolean) => ({ timeMs, isKey, data: new Uint8Array([timeMs % 256]) })
const file = writeWebm({
  codec: 'V_VP9',
  width: 480,
  height: 320,
  durationMs: 7000,
  frames: [frame(0, true), frame(33, false), frame(2000, true), frame(2033, false), frame(2067, false)],
})
const top = elementsIn(file)
const segment = elementsIn(inside(top, '18538067'))
const uint = (bytes: Uint8Array): number => Number(`0x${Buffer.from(bytes).toString('hex')}`)

describe('a WebM file', () => {
  it('contains its type, size and duration', () => {
    expect(new TextDecoder().decode(inside(top, '1a45dfa3', '4282'))).toBe('webm')
    expect(new TextDecoder().decode(inside(segment, '1654ae6b', 'ae', '86'))).toBe('V_VP9')
    const video = ['1654ae6b', 'ae', 'e0'] as const
    expect([uint(inside(segment, ...video, 'b0')), uint(inside(segment, ...video, 'ba'))]).toEqual([480, 320])
    expect(Buffer.from(inside(segment, '1549a966', '4489')).readDoubleBE()).toBe(7000)
  })

  it('contains every frame, with its time relative to the key frame of its cluster', () => {
    const clusters = segment.filter(({ id }) => id === '1f43b675').map(({ content }) => elementsIn(content))
    const blocks = clusters.map((cluster) =>
      cluster.filter(({ id }) => id === 'a3').map(({ content }) => Array.from(content)),
    )
    expect(clusters.map((cluster) => uint(inside(cluster, 'e7')))).toEqual([0, 2000])
    expect(blocks).toEqual([
      [
        [0x81, 0, 0, 0x80, 0],
        [0x81, 0, 33, 0, 33],
      ],
      [
        [0x81, 0, 0, 0x80, 2000 % 256],
        [0x81, 0, 33, 0, 2033 % 256],
        [0x81, 0, 67, 0, 2067 % 256],
      ],
    ])
  })

  it('contains the position of each cluster', () => {
    const starts = segment.filter(({ id }) => id === '1f43b675').map(({ at }) => at)
    const cues = elementsIn(inside(segment, '1c53bb6b')).map(({ content }) => elementsIn(content))
    expect(cues.map((cue) => uint(inside(cue, 'b7', 'f1')))).toEqual(starts)
    expect(cues.map((cue) => uint(inside(cue, 'b3')))).toEqual([0, 2000])
  })
})
