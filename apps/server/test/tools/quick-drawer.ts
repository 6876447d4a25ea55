import sharp from 'sharp'
import { imagesOf, type Drawer, type DrawingJob } from '../../src/modules/pictures/index.ts'

const speck = sharp({ create: { width: 4, height: 4, channels: 4, background: '#fff' } })

/** Draws everything as a white speck, for tests of what is drawn when. */
export function quickDrawer() {
  const jobs: DrawingJob[] = []
  const drawer: Drawer = {
    threads: 1,
    async draw(job) {
      jobs.push(job)
      const bytes = await speck.clone().toFormat(job.format).toBuffer()
      return imagesOf(job).map((variant) => ({ ...variant, bytes }))
    },
    close: () => Promise.resolve(),
  }
  return { drawer, jobs }
}
