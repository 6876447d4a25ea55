/// <reference lib="dom" />
import type { Sprite } from './choreography.ts'

/** The data that a page needs to draw and encode an animation. */
export interface Filming {
  /** SVG documents by the picture keys of sprites. */
  readonly pictures: Readonly<Record<string, string>>
  readonly frames: readonly (readonly Sprite[])[]
  readonly sidePx: number
  readonly framesPerSecond: number
  readonly ground: string
  readonly codec: string
  readonly bitsPerSecond: number
  /** Frames from one key frame to the next. */
  readonly keyEvery: number
}

export interface FilmedFrame {
  readonly timeMs: number
  readonly isKey: boolean
  /** Base64. */
  readonly data: string
}

/** Runs in a browser's page, so it must not use anything outside itself. */
export async function encodeInPage(filming: Filming): Promise<readonly FilmedFrame[]> {
  const { pictures, frames, sidePx, framesPerSecond, ground, codec, bitsPerSecond, keyEvery } = filming
  const canvas = new OffscreenCanvas(sidePx, sidePx)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas')
  const bitmaps = new Map<string, ImageBitmap>()
  for (const [key, svg] of Object.entries(pictures)) {
    const image = new Image(sidePx, sidePx)
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await image.decode()
    // Twice as large as the frame, because some pictures are scaled up.
    bitmaps.set(
      key,
      await createImageBitmap(image, { resizeWidth: sidePx * 2, resizeHeight: sidePx * 2, resizeQuality: 'high' }),
    )
  }
  const draw = (sprites: readonly Sprite[]): void => {
    context.resetTransform()
    context.globalAlpha = 1
    context.fillStyle = ground
    context.fillRect(0, 0, sidePx, sidePx)
    context.imageSmoothingQuality = 'high'
    for (const { picture, x, y, size, turn, opacity } of sprites) {
      const bitmap = bitmaps.get(picture)
      if (bitmap === undefined) throw new Error(`There is no picture ${picture}`)
      context.setTransform(1, 0, 0, 1, (0.5 + x) * sidePx, (0.5 + y) * sidePx)
      context.rotate((turn * Math.PI) / 180)
      context.globalAlpha = opacity
      const side = size * sidePx
      context.drawImage(bitmap, -side / 2, -side / 2, side, side)
    }
  }
  const filmed: FilmedFrame[] = []
  const failures: string[] = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      filmed.push({
        timeMs: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      })
    },
    error: (error) => void failures.push(error.message),
  })
  encoder.configure({
    codec,
    width: sidePx,
    height: sidePx,
    bitrate: bitsPerSecond,
    framerate: framesPerSecond,
    latencyMode: 'quality',
  })
  for (const [index, sprites] of frames.entries()) {
    draw(sprites)
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1_000_000) / framesPerSecond) })
    encoder.encode(frame, { keyFrame: index % keyEvery === 0 })
    frame.close()
  }
  await encoder.flush()
  if (failures.length > 0) throw new Error(failures.join(', '))
  return filmed
}
