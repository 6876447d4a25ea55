/** One encoded frame. */
export interface EncodedFrame {
  readonly timeMs: number
  /** Whether it can be shown without the frames before it. */
  readonly isKey: boolean
  readonly data: Uint8Array
}

interface WebmVideo {
  readonly codec: 'V_VP9'
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly frames: readonly EncodedFrame[]
}

/** Element names of Matroska as bytes (RFC 9559, section 5). */
const ID = {
  ebml: '1A45DFA3',
  ebmlVersion: '4286',
  ebmlReadVersion: '42F7',
  ebmlMaxIdLength: '42F2',
  ebmlMaxSizeLength: '42F3',
  docType: '4282',
  docTypeVersion: '4287',
  docTypeReadVersion: '4285',
  segment: '18538067',
  info: '1549A966',
  timestampScale: '2AD7B1',
  duration: '4489',
  muxingApp: '4D80',
  writingApp: '5741',
  tracks: '1654AE6B',
  trackEntry: 'AE',
  trackNumber: 'D7',
  trackUid: '73C5',
  trackType: '83',
  flagLacing: '9C',
  codecId: '86',
  video: 'E0',
  pixelWidth: 'B0',
  pixelHeight: 'BA',
  cues: '1C53BB6B',
  cuePoint: 'BB',
  cueTime: 'B3',
  cueTrackPositions: 'B7',
  cueTrack: 'F7',
  cueClusterPosition: 'F1',
  cluster: '1F43B675',
  timestamp: 'E7',
  simpleBlock: 'A3',
} as const

const TRACK = 1
const VIDEO_TRACK = 1
/** Times are counted in milliseconds. */
const NANOSECONDS_PER_MS = 1_000_000
const KEY_FRAME = 0x80

/**
 * Writes a WebM file of one silent video: a cluster per key frame, and cues, so that players can seek (RFC 9559, RFC
 * 8794).
 */
export function writeWebm(video: WebmVideo): Uint8Array {
  const clusters = groupByKeyFrame(video.frames).map((frames) => ({ frames, bytes: cluster(frames) }))
  const head = [info(video.durationMs), tracks(video)]
  // Cues contain the positions of clusters from the first byte inside the segment. Their own length is constant.
  const emptyCues = cues(clusters.map(({ frames }) => ({ timeMs: startOf(frames), position: 0 })))
  let position = [...head, emptyCues].reduce((sum, bytes) => sum + bytes.length, 0)
  const points = clusters.map(({ frames, bytes }) => {
    const point = { timeMs: startOf(frames), position }
    position += bytes.length
    return point
  })
  return joined([header(), element(ID.segment, [...head, cues(points), ...clusters.map(({ bytes }) => bytes)])])
}

const startOf = (frames: readonly EncodedFrame[]): number => frames[0]?.timeMs ?? 0

function groupByKeyFrame(frames: readonly EncodedFrame[]): readonly (readonly EncodedFrame[])[] {
  const starts = frames.flatMap((frame, index) => (frame.isKey ? [index] : []))
  return starts.map((start, index) => frames.slice(start, starts[index + 1]))
}

const header = (): Uint8Array =>
  element(ID.ebml, [
    number(ID.ebmlVersion, 1),
    number(ID.ebmlReadVersion, 1),
    number(ID.ebmlMaxIdLength, 4),
    number(ID.ebmlMaxSizeLength, 8),
    text(ID.docType, 'webm'),
    number(ID.docTypeVersion, 2),
    number(ID.docTypeReadVersion, 2),
  ])

const info = (durationMs: number): Uint8Array =>
  element(ID.info, [
    number(ID.timestampScale, NANOSECONDS_PER_MS),
    element(ID.duration, [float(durationMs)]),
    text(ID.muxingApp, 'dayplate'),
    text(ID.writingApp, 'dayplate'),
  ])

const tracks = ({ codec, width, height }: WebmVideo): Uint8Array =>
  element(ID.tracks, [
    element(ID.trackEntry, [
      number(ID.trackNumber, TRACK),
      number(ID.trackUid, TRACK),
      number(ID.trackType, VIDEO_TRACK),
      number(ID.flagLacing, 0),
      text(ID.codecId, codec),
      element(ID.video, [number(ID.pixelWidth, width), number(ID.pixelHeight, height)]),
    ]),
  ])

const cues = (points: readonly { readonly timeMs: number; readonly position: number }[]): Uint8Array =>
  element(
    ID.cues,
    points.map(({ timeMs, position }) =>
      element(ID.cuePoint, [
        number(ID.cueTime, timeMs),
        element(ID.cueTrackPositions, [number(ID.cueTrack, TRACK), number(ID.cueClusterPosition, position)]),
      ]),
    ),
  )

function cluster(frames: readonly EncodedFrame[]): Uint8Array {
  const start = startOf(frames)
  return element(ID.cluster, [
    number(ID.timestamp, start),
    ...frames.map(({ timeMs, isKey, data }) => {
      const block = new Uint8Array(4)
      const view = new DataView(block.buffer)
      view.setUint8(0, 0x80 | TRACK)
      view.setInt16(1, timeMs - start)
      view.setUint8(3, isKey ? KEY_FRAME : 0)
      return element(ID.simpleBlock, [block, data])
    }),
  ])
}

/** An element: its name, the length of its content in eight bytes, and its content. */
function element(id: string, parts: readonly Uint8Array[]): Uint8Array {
  const content = joined(parts)
  const size = new Uint8Array(8)
  new DataView(size.buffer).setBigUint64(0, BigInt(content.length) | (1n << 56n))
  return joined([Buffer.from(id, 'hex'), size, content])
}

/** Always four bytes, so that a file's layout is known before its numbers. */
function number(id: string, value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, Math.round(value))
  return element(id, [bytes])
}

const text = (id: string, value: string): Uint8Array => element(id, [new TextEncoder().encode(value)])

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
