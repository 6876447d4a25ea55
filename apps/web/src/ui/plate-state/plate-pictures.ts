/** Drawn plates that ship with the app, so that they show even when the server does not answer. */
export const platePictures = {
  empty: '/plates/empty.svg',
  clean: '/plates/clean.svg',
  laid: '/plates/laid.svg',
  broken: '/plates/broken.svg',
} as const
