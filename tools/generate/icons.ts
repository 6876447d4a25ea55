// Draws the icons of home screens (apps/web/public/icons) from favicon.svg. Run it by hand when the logo changes. It is
// not part of npm run generate, because browsers differ in a few pixels.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openBrowser } from '../browser/open-browser.ts'

const PUBLIC = path.resolve('apps/web/public')

/** Colour of the logo's disc. */
const DISC = '#1B6547'

interface Icon {
  readonly name: string
  readonly sizePx: number
  /**
   * Share of the width that the logo takes. Systems crop a maskable icon to a circle of 80 % (W3C manifest, "icon
   * masks").
   */
  readonly markShare: number
  readonly ground: string
}

const ICONS: readonly Icon[] = [
  { name: '192', sizePx: 192, markShare: 1, ground: 'transparent' },
  { name: '512', sizePx: 512, markShare: 1, ground: 'transparent' },
  { name: 'maskable-512', sizePx: 512, markShare: 0.8, ground: DISC },
  // iPhones and iPads round the corners themselves and do not support transparency.
  { name: '180', sizePx: 180, markShare: 0.8, ground: DISC },
]

const mark = readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8')
mkdirSync(path.join(PUBLIC, 'icons'), { recursive: true })
const browser = await openBrowser()
try {
  for (const { name, sizePx, markShare, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
    const sidePx = sizePx * markShare
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
        `<div style="width:${sidePx}px;height:${sidePx}px">${mark}</div></body>`,
    )
    await page.screenshot({ path: path.join(PUBLIC, 'icons', `${name}.png`), omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}
