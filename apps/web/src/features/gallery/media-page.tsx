import { Gallery } from './gallery.tsx'
import { MediaSamples } from './media-samples.tsx'

const GROUPS = [{ title: 'Media', Samples: MediaSamples }] as const

/** Meals in large, with an animation and without. */
export const MediaPage = () => <Gallery groups={GROUPS} />
