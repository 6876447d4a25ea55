// Draws the picture for link previews (apps/web/public/preview.png) from plates of the app. Its only word is the
// product's name, so it serves both languages. Run it by hand. It is not part of npm run generate, because browsers
// differ in a few pixels.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openBrowser } from '../browser/open-browser.ts'

const PUBLIC = path.resolve('apps/web/public')
const LETTERS = path.resolve(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)

/** Size of previews: 1.91 to 1, as recommended for Open Graph. */
const SIZE = { width: 1200, height: 630 }

const read = (file: string): string => readFileSync(path.join(PUBLIC, file), 'utf8')
const letters = readFileSync(LETTERS).toString('base64')

const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(`<style>
    @font-face { font-family: Name; src: url(data:font/woff2;base64,${letters}); font-weight: 200 800 }
    body { margin: 0; height: 100vh; background: #F6F5F0; display: flex; align-items: center; overflow: hidden }
    h1 { margin: 0 0 0 72px; font: 700 116px/1 Name; color: #1C211B; display: flex; align-items: center; gap: 28px }
    h1 svg { width: 104px; height: 104px }
    .plate { position: absolute; width: 560px; height: 580px }
    .plate svg { width: 100%; height: 100% }
  </style>
  <h1>${read('favicon.svg')}Dayplate</h1>
  <div class="plate" style="right: -70px; top: -140px">${read('plates/login.svg')}</div>
  <div class="plate" style="right: 90px; bottom: -300px">${read('plates/register.svg')}</div>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: path.join(PUBLIC, 'preview.png') })
} finally {
  await browser.close()
}
