// Makes the pictures of README.md (docs/pictures) from screenshots: the day plan in both sizes and themes. Run it by hand after
// `npm start`, which draws the plates, and `npm run screenshots -- day-plan`.
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { LOOKS } from '../screenshots/looks.ts'

const FROM = path.resolve('.artifacts/screenshots')
const TO = path.resolve('docs/pictures')

/** Small files, because a clone keeps each of them for ever. */
const MOST_BYTES = 60_000
const QUALITY = 56
/** Below the fold a phone shows the plates. */
const MOST_HEIGHT = 1_100

for (const { name, colorScheme, viewport } of LOOKS) {
  const file = path.join(FROM, `day-plan-${name}.png`)
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run screenshots -- day-plan first.`)
  const { height } = await sharp(file).metadata()
  const target = path.join(TO, `day-${viewport.width < 600 ? 'phone' : 'desktop'}-${colorScheme}.webp`)
  const { size } = await sharp(file)
    .extract({ left: 0, top: 0, width: viewport.width, height: Math.min(height, MOST_HEIGHT) })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(target)
  if (size > MOST_BYTES) throw new Error(`${target} has ${size} bytes, more than ${MOST_BYTES}. Lower the quality.`)
  console.log(`${path.relative('.', target)}: ${size} bytes`)
}
